import type { TicketCategory, TicketState } from '#contracts/support.ts'
import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { addTerms, deleteTerms } from '../../search/terms.ts'

type TicketSample = {
  subject: string
  category: TicketCategory
  state: TicketState
  daysAgo: number
  messages: [side: 'customer' | 'staff', body: string][]
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Oldest first, because they are numbered in this order. */
const BUSINESS_SAMPLES: TicketSample[] = [
  {
    subject: 'Calendar shows the wrong opening hours',
    category: 'receptionist',
    state: 'resolved',
    daysAgo: 6,
    messages: [
      [
        'customer',
        'Since the bank holiday the receptionist offers appointments on Monday mornings, when we are closed.',
      ],
      [
        'staff',
        'Your calendar had a one-off opening for that Monday. We took it out, and Mondays start at 13:00 again.',
      ],
      ['customer', 'That was it, thank you.'],
    ],
  },
  {
    subject: 'A second phone number for the Galway shop',
    category: 'receptionist',
    state: 'in_progress',
    daysAgo: 1,
    messages: [
      ['customer', 'Can the receptionist answer our Galway number too, with its own greeting in Irish?'],
      ['staff', 'It can. We are setting the number up and will send you the greeting to listen to.'],
    ],
  },
]

const GOVERNMENT_SAMPLES: TicketSample[] = [
  {
    subject: 'Access for two new colleagues',
    category: 'portal',
    state: 'resolved',
    daysAgo: 9,
    messages: [
      ['customer', 'Two colleagues join the unit on Monday. How do they get into the dashboard?'],
      ['staff', 'Both were invited by email. Each link works once.'],
    ],
  },
  {
    subject: 'Citizens ask for replies in Irish',
    category: 'receptionist',
    state: 'in_progress',
    daysAgo: 2,
    messages: [
      ['customer', 'Letters that reach us in Irish should be answered in Irish. Is that set for the web chat as well?'],
      ['staff', 'It is set for phone and email. We are turning it on for the web chat and will test it with you.'],
    ],
  },
]

export function addBusinessTicketSamples(tx: Tx, organisationId: string): Promise<void> {
  return addSamples(tx, organisationId, BUSINESS_SAMPLES)
}

export function addGovernmentTicketSamples(tx: Tx, organisationId: string): Promise<void> {
  return addSamples(tx, organisationId, GOVERNMENT_SAMPLES)
}

/** Samples have no author, no deadline and no unread messages. */
async function addSamples(tx: Tx, organisationId: string, samples: TicketSample[]): Promise<void> {
  for (const [index, sample] of samples.entries()) {
    const id = newId('tic')
    const openedAt = tx.now().getTime() - sample.daysAgo * DAY
    const times = sample.messages.map((_, place) => new Date(openedAt + place * 3 * HOUR).toISOString())
    const updated_at = times.at(-1) ?? new Date(openedAt).toISOString()
    await tx.db
      .insertInto('tickets')
      .values({
        id,
        organisation_id: organisationId,
        number: index + 1,
        subject: sample.subject,
        category: sample.category,
        state: sample.state,
        resolved_at: sample.state === 'resolved' ? updated_at : null,
        source: 'sample',
        created_at: new Date(openedAt).toISOString(),
        updated_at,
      })
      .execute()
    const rows = sample.messages.map(([side, body], place) => ({
      id: newId('tmsg'),
      ticket_id: id,
      organisation_id: organisationId,
      kind: 'message' as const,
      side,
      body,
      created_at: times[place] ?? updated_at,
    }))
    await tx.db.insertInto('ticket_messages').values(rows).execute()
    await addTerms(tx, { kind: 'ticket', id }, [sample.subject, ...rows.map(({ body }) => body)])
  }
}

export async function clearTicketSamples(tx: Tx, organisationId: string): Promise<void> {
  const samples = tx.db
    .selectFrom('tickets')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
  await deleteTerms(tx, 'ticket', samples)
  await tx.db
    .deleteFrom('tickets')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .execute()
}
