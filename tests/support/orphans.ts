import { sql } from 'kysely'
import type { Deps } from '#server/context.ts'
import { COMPANY_ORGANISATION_ID } from '#server/domains/organisations/index.ts'
import { SUBJECT_TABLES } from '#server/search/subjects.ts'

/** The tables that each id column refers to, if the database has no foreign key or the name does not say so. */
const LEADS_TO: Record<string, string[]> = {
  organisation_id: ['organisations'],
  user_id: ['users'],
  author_id: ['users'],
  assignee_id: ['users'],
  enquiry_id: ['enquiries'],
  ticket_id: ['tickets'],
  thread_id: ['chat_threads'],
  message_id: ['chat_messages'],
  'turns.message_id': ['messages'],
  'unanswered_questions.message_id': ['messages'],
  reply_id: ['messages'],
  contact_id: ['contacts'],
  tool_id: ['tools'],
  project_id: ['projects'],
  policy_id: ['policies'],
  document_id: ['project_documents'],
  credits_invoice_id: ['invoices'],
  deposit_invoice_id: ['invoices'],
  rest_invoice_id: ['invoices'],
  quote_id: ['quotes'],
  booking_id: ['bookings', 'booking_holds', 'diary_blocks', 'calendar_sources'],
  source_id: ['calendar_sources'],
  'material_files.source_id': ['material_sources'],
  'material_pages.source_id': ['material_sources'],
  'material_passages.source_id': ['material_sources'],
  page_id: ['material_pages'],
  hold_id: ['booking_holds', 'bookings'],
  'waiting_links.entry_id': ['waiting_entries'],
  'billing_notices.subject_id': ['subscriptions', 'invoices'],
}

/** Ids that outlive their row, with the reason. */
const OUTLIVES: Record<string, string> = {
  by_user_id: 'The record of a public body stays when somebody who kept it goes, without the name.',
  'audit_log.actor_id': 'The log tells who did something after they are gone.',
  'audit_log.organisation_id': 'The log tells of an organisation after it is gone.',
  'audit_log.subject_id': 'The log tells of what was deleted.',
  'audit_log.request_id': 'Names a request.',
  'jobs.lease_id': 'Names the turn of a worker.',
  diary_id: 'Names a person or a room of the configuration, which is a document.',
  service_id: 'Names a service of the configuration, which is a document.',
  entry_id: 'Answers are deleted from the draft, and stay in the versions that gave them.',
  conversation_id: 'Conversations are kept for a shorter time than bookings.',
  'enquiry_entries.mail_id': 'Sent mails are kept for a shorter time.',
}

/** Lists rows that refer to a missing row, by reading the schema. Throws for an id column without an entry above. */
export async function listOrphans(deps: Pick<Deps, 'db'>): Promise<string[]> {
  const found: string[] = []
  for (const [kind, table] of Object.entries(SUBJECT_TABLES)) {
    const { rows } = await sql<{ subject_id: string }>`select distinct subject_id from search_terms
      where subject_kind = ${kind} and subject_id not in (select id from ${sql.table(table)})`.execute(deps.db)
    found.push(...rows.map(({ subject_id }) => `search_terms ${kind} ${subject_id}`))
  }
  const topics = await deps.db.selectFrom('topics').select('topic').execute()
  const organisations = await deps.db.selectFrom('organisations').select('id').execute()
  // The advisers' topic exists from the first message on, the company's organisation from the first administrator on.
  const owners = new Set([COMPANY_ORGANISATION_ID, ...organisations.map(({ id }) => id)])
  for (const { topic } of topics) if (!owners.has(topic.split(':')[1] ?? '')) found.push(`topics ${topic}`)
  const { rows: jobs } = await sql<{ id: string }>`select id from jobs
    where name like 'mail:%' and id not in (select id from outbox)`.execute(deps.db)
  found.push(...jobs.map(({ id }) => `jobs without their mail ${id}`))
  for (const { name, columns } of await deps.db.introspection.getTables()) {
    const ids = columns.map((column) => column.name).filter((column) => column.endsWith('_id'))
    for (const column of ids) found.push(...(await orphansIn(deps, name, column)))
  }
  return found
}

async function orphansIn(deps: Pick<Deps, 'db'>, table: string, column: string): Promise<string[]> {
  const full = `${table}.${column}`
  if (full in OUTLIVES || column in OUTLIVES || full === 'search_terms.subject_id') return []
  const targets = LEADS_TO[full] ?? LEADS_TO[column]
  if (targets === undefined) throw new Error(`${full}: say in tests/support/orphans.ts where it leads`)
  const known = sql.join(
    targets.map((target) => sql`select id from ${sql.table(target)}`),
    sql` union all `,
  )
  const { rows } = await sql<{ id: string }>`select ${sql.ref(column)} as id from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${sql.ref(column)} not in (${known})`.execute(deps.db)
  return rows.map(({ id }) => `${full} ${id}`)
}
