import { randomInt } from 'node:crypto'
import { type ColumnMetadata, sql } from 'kysely'
import type { Deps } from '#server/context.ts'
import { PERSONAL_DATA } from '#server/domains/privacy/personal-data.ts'

type Owner = { id: string; organisation_id: string; email: string }

/** The table that a column refers to, if its name does not say so. */
const LEADS_TO: Record<string, string> = {
  enquiry_id: 'enquiries',
  thread_id: 'chat_threads',
  project_id: 'projects',
  quote_id: 'quotes',
  document_id: 'project_documents',
  ticket_id: 'tickets',
  message_id: 'chat_messages',
  'turns.message_id': 'messages',
  'unanswered_questions.message_id': 'messages',
  conversation_id: 'conversations',
  contact_id: 'contacts',
  booking_id: 'bookings',
  entry_id: 'knowledge',
  'waiting_links.entry_id': 'waiting_entries',
  source_id: 'calendar_sources',
  'material_files.source_id': 'material_sources',
  'material_pages.source_id': 'material_sources',
  'material_passages.source_id': 'material_sources',
  page_id: 'material_pages',
}

/**
 * Adds a row of the owner to every table that has none, by reading the schema, so that new tables need no change here.
 * Parents come first: PERSONAL_DATA lists referring tables before the tables they refer to.
 */
export async function fillTables(deps: Deps, owner: Owner, isFilled: (table: string) => boolean): Promise<void> {
  const tables = await deps.db.introspection.getTables()
  for (const name of Object.keys(PERSONAL_DATA).toReversed()) {
    const table = tables.find((known) => known.name === name)
    const isOurs = table?.columns.some((column) => ownedBy(owner, column.name) !== undefined || column.name in LEADS_TO)
    if (table === undefined || !isOurs || isFilled(name)) continue
    const values: Record<string, unknown> = {}
    for (const column of table.columns) {
      const value = await valueFor(deps, owner, name, column)
      if (value !== undefined) values[column.name] = value
    }
    await sql`insert into ${sql.table(name)} (${sql.join(Object.keys(values).map((key) => sql.ref(key)))})
      values (${sql.join(Object.values(values))})`.execute(deps.db)
  }
}

async function valueFor(deps: Deps, owner: Owner, table: string, column: ColumnMetadata): Promise<unknown> {
  const own = ownedBy(owner, column.name)
  if (own !== undefined) return own
  const parent = LEADS_TO[`${table}.${column.name}`] ?? LEADS_TO[column.name]
  if (parent !== undefined) return idIn(deps, parent, owner)
  // SQLite reports a text primary key as nullable.
  if (column.name !== 'id' && (column.isNullable || column.hasDefaultValue)) return undefined
  if (/int/i.test(column.dataType)) return randomInt(1, 1_000_000)
  if (/blob|bytea/i.test(column.dataType)) return Buffer.from('zqxj')
  const isInstant = column.dataType === 'timestamptz' || column.name.endsWith('_at')
  return isInstant ? deps.now().toISOString() : `zqxj-${randomInt(1_000_000_000)}`
}

function ownedBy(owner: Owner, column: string): string | undefined {
  if (column === 'user_id' || column === 'author_id') return owner.id
  if (column === 'organisation_id') return owner.organisation_id
  if (column === 'topic') return `chat:${owner.organisation_id}`
  return column === 'email' ? owner.email : undefined
}

async function idIn(deps: Deps, table: string, owner: Owner): Promise<string> {
  const found = await sql<{ id: string }>`
    select id from ${sql.table(table)} where organisation_id = ${owner.organisation_id} order by id limit 1
  `.execute(deps.db)
  const [row] = found.rows
  if (row === undefined) throw new Error(`${table} has no row of this organisation`)
  return row.id
}
