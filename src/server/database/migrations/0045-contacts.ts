import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** One contact for each proved address of an organisation, proofs of addresses, and the retention of bookings. */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await joinContacts(db)
  await sql`create unique index contacts_by_proof on contacts (organisation_id, proven_email)
    where proven_email is not null`.execute(db)
  await sql`create index contacts_by_email on contacts (organisation_id, lower(email))
    where email is not null`.execute(db)
  await db.schema.alterTable('booking_links').addColumn('mailed_at', instant).execute()
  await db.schema
    .alterTable('receptionists')
    .addColumn('booking_retention_months', 'integer', (column) => column.notNull().defaultTo(24))
    .execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('organisation_id', 'text', (column) => column.references('organisations.id').onDelete('set null'))
    .execute()
  await sql`create index outbox_by_organisation on outbox (organisation_id)
    where organisation_id is not null`.execute(db)
  await createSessions(db)
}

/** Each conversation had its own contact. The first contact with an address gets the others' conversations. */
async function joinContacts(db: Kysely<never>): Promise<void> {
  const first = sql`select min(known.id) from contacts as known, contacts as own
    where own.id = conversations.contact_id and own.proven_email is not null
    and known.organisation_id = own.organisation_id and known.proven_email = own.proven_email`
  await sql`update conversations set contact_id = (${first}) where exists
    (select 1 from contacts where id = contact_id and proven_email is not null)`.execute(db)
  await sql`delete from contacts where proven_email is not null
    and not exists (select 1 from conversations where contact_id = contacts.id)`.execute(db)
}

async function createSessions(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('contact_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.id').onDelete('cascade'))
    .addColumn('expires_at', instant, (column) => column.notNull())
    .execute()
  for (const column of ['organisation_id', 'contact_id', 'expires_at']) {
    await db.schema.createIndex(`contact_sessions_by_${column}`).on('contact_sessions').column(column).execute()
  }
}
