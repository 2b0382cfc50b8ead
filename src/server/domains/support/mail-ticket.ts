import type { Tx } from '../../context.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { getProfile } from '../identity/index.ts'
import { getOrganisation, getPortal } from '../organisations/index.ts'
import { getCompany } from '../settings/index.ts'
import type { TicketRow } from './ticket-row.ts'

type TicketSummary = Pick<TicketRow, 'id' | 'number' | 'subject' | 'due_at'>

/** Mails the team a customer's message, in the customer's transaction. */
export async function notifyTeam(
  tx: Tx,
  ticket: TicketSummary,
  event: 'opened' | 'replied' | 'reopened',
  message: string,
): Promise<void> {
  const [{ teamEmail }, profile, organisation] = [await getCompany(tx), await getProfile(tx), await getOrganisation(tx)]
  await enqueueMail(tx, {
    template: 'ticket-notification',
    to: teamEmail,
    replyTo: profile.email,
    props: {
      event,
      ticketId: ticket.id,
      number: ticket.number,
      subject: ticket.subject,
      name: `${profile.firstName} ${profile.lastName}`.trim() || profile.email,
      email: profile.email,
      organisation: organisation.name,
      message,
      replyBy: ticket.due_at,
    },
  })
}

/**
 * Mails a change to the customer, in the thread of the earlier mails. Returns the thread with this mail. Without a
 * recipient, sends nothing and returns the old thread.
 */
export async function mailCustomer(
  tx: Tx,
  ticket: TicketRow,
  event: { kind: 'replied'; message: string } | { kind: 'resolved' },
): Promise<string | null> {
  const recipient = await findRecipient(tx, ticket)
  if (recipient === undefined) return ticket.thread
  const [{ email: replyTo }, { firstName, lastName }] = [await getCompany(tx), await getProfile(tx)]
  const mailId = await enqueueMail(tx, {
    template: 'ticket-update',
    to: recipient.email,
    replyTo,
    thread: ticket.thread?.split(' ') ?? [],
    props: {
      ticketId: ticket.id,
      number: ticket.number,
      subject: ticket.subject,
      firstName: recipient.first_name,
      userType: recipient.user_type,
      from: `${firstName} ${lastName}`.trim(),
      reply: event.kind === 'replied' ? event.message : null,
    },
  })
  return [ticket.thread, mailId].filter(Boolean).join(' ')
}

/** The last author of the customer who still belongs to the organisation. */
async function findRecipient(tx: Tx, { id }: TicketRow) {
  const row = await tx.db
    .selectFrom('ticket_messages')
    .innerJoin('users', 'users.id', 'ticket_messages.author_id')
    .innerJoin('organisations', 'organisations.id', 'ticket_messages.organisation_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .onRef('memberships.organisation_id', '=', 'ticket_messages.organisation_id'),
    )
    .select(['users.email', 'users.first_name', 'users.user_type', 'organisations.kind', 'business_type'])
    .where('ticket_id', '=', id)
    .where('side', '=', 'customer')
    .where('disabled_at', 'is', null)
    .orderBy('ticket_messages.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, user_type: getPortal(row, row) }
}
