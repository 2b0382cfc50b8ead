import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { newId } from '#server/ids.ts'
import { extractTerms } from '#server/search/fold.ts'

const BATCH_SIZE = 500
const DAY = 86_400_000
const PLACES = ['Galway', 'Cork', 'Limerick', 'Waterford', 'Sligo', 'Dundalk', 'Tralee']
const FIRST_NAMES = ['Niamh', 'Séamus', 'Aoife', 'Eoin', 'Máire', 'Tomás', 'Eilís', 'Conor']
const LAST_NAMES = ['Byrne', 'Ó Dálaigh', 'Kelly', 'Ní Bhriain', 'Walsh', 'Mac Donncha', 'Murphy']
const KINDS = ['contact', 'contact', 'contact', 'contact', 'licensing', 'elite', 'training', 'privacy'] as const
const STATUSES = ['new', 'in_progress', 'answered', 'answered', 'answered', 'spam'] as const

/** Fills the inbox with messages of all kinds and states. One in a thousand is about "heronry". */
export async function fillInbox(db: Kysely<Database>, count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const rows = Array.from({ length: Math.min(BATCH_SIZE, count - from) }, (_, place) => messageOf(from + place))
    await db.insertInto('enquiries').values(rows).execute()
    const terms = rows.flatMap(({ id, name, email, organization, message }) =>
      extractTerms([name, email, organization, message]).map((term) => ({
        subject_kind: 'enquiry' as const,
        subject_id: id,
        term,
      })),
    )
    for (let start = 0; start < terms.length; start += BATCH_SIZE) {
      await db
        .insertInto('search_terms')
        .values(terms.slice(start, start + BATCH_SIZE))
        .execute()
    }
  }
}

function messageOf(index: number) {
  const pick = <Value>(values: readonly Value[], step: number) =>
    values[Math.floor(index / step) % values.length] as Value
  const created = new Date(Date.now() - (index % 400) * DAY).toISOString()
  const status = pick(STATUSES, 1)
  const isOpen = status === 'new' || status === 'in_progress'
  const place = pick(PLACES, 3)
  const due = new Date(Date.parse(created) + DAY).toISOString()
  return {
    id: newId('enq'),
    kind: pick(KINDS, 5),
    module: null,
    topic: pick(KINDS, 5) === 'privacy' ? 'A copy of my data' : null,
    status,
    name: `${pick(FIRST_NAMES, 1)} ${pick(LAST_NAMES, 2)}`,
    email: `person${index}@example.ie`,
    organization: `${place} ${pick(['Motors', 'Physio', 'Bakery', 'Joinery'], 7)} ${index % 911}`,
    organization_type: 'small-business',
    message: `We are ${index % 40} people in ${place} and take about ${index % 90} calls a day. Could the receptionist answer in Irish and English, book appointments and pass on what is urgent?${index % 1_000 === 0 ? ' It is for a heronry.' : ''}`,
    submission_hash: String(index),
    reply_due_at: due,
    acknowledged_at: created,
    answered_at: status === 'answered' ? due : null,
    due_at: isOpen ? due : null,
    created_at: created,
  }
}
