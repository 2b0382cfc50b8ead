import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** The diaries of organisations: holds, bookings and taken cells. */
export async function up(db: Kysely<never>): Promise<void> {
  await createConfigurations(db)
  await createHolds(db)
  await createBookings(db)
  await createChanges(db)
  await createCells(db)
  await createProofs(db)
}

const organisation = <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
  table.addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))

async function createConfigurations(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('diary_configurations')
    .addColumn('organisation_id', 'text', (column) => column.primaryKey().references('organisations.id'))
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute()
}

/** Adds the columns of an offer, with names as of its creation. Holds and bookings share them. */
function withOffer<Table extends string, Column extends string>(
  db: Kysely<never>,
  table: CreateTableBuilder<Table, Column>,
) {
  const { instant } = columnTypes(db)
  return organisation(table)
    .addColumn('service_id', 'text', (column) => column.notNull())
    .addColumn('service_name', 'text', (column) => column.notNull())
    .addColumn('diary_id', 'text', (column) => column.notNull())
    .addColumn('diary_name', 'text', (column) => column.notNull())
    .addColumn('diary_kind', 'text', (column) => column.notNull())
    .addColumn('buffer_minutes', 'integer', (column) => column.notNull())
    .addColumn('price_cents', 'integer')
    .addColumn('starts_at', instant, (column) => column.notNull())
    .addColumn('ends_at', instant, (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
}

async function createHolds(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await withOffer(db, db.schema.createTable('booking_holds'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('conversation_id', 'text', (column) => column.notNull())
    .addColumn('request_key', 'text', (column) => column.notNull())
    .addColumn('held_until', instant, (column) => column.notNull())
    .addUniqueConstraint('booking_holds_asked_once', ['organisation_id', 'conversation_id', 'request_key'])
    .execute()
  await db.schema.createIndex('booking_holds_end').on('booking_holds').column('held_until').execute()
}

async function createBookings(db: Kysely<never>): Promise<void> {
  await withOffer(db, db.schema.createTable('bookings'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('conversation_id', 'text')
    .addColumn('request_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('note', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addUniqueConstraint('bookings_asked_once', ['organisation_id', 'request_key'])
    .execute()
  await db.schema
    .createIndex('bookings_by_start')
    .on('bookings')
    .columns(['organisation_id', 'starts_at', 'id'])
    .execute()
  await sql`create index bookings_by_email on bookings (organisation_id, email, starts_at) where email is not null`.execute(
    db,
  )
  await sql`create index bookings_of_conversation on bookings (conversation_id) where conversation_id is not null`.execute(
    db,
  )
  await db.schema.createIndex('bookings_by_end').on('bookings').columns(['ends_at', 'id']).execute()
}

async function createChanges(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await organisation(db.schema.createTable('booking_changes'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('previous_starts_at', instant)
    .addColumn('starts_at', instant, (column) => column.notNull())
    .addColumn('diary_name', 'text', (column) => column.notNull())
    .addColumn('request_key', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('booking_changes_asked_once', ['booking_id', 'request_key'])
    .execute()
  await sql`create index booking_changes_of_user on booking_changes (user_id) where user_id is not null`.execute(db)
}

/** The primary key prevents double bookings. A cell with an end belongs to a hold, others to a booking. */
async function createCells(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await organisation(db.schema.createTable('booking_cells'))
    .addColumn('diary_id', 'text', (column) => column.notNull())
    .addColumn('cell', 'integer', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('held_until', instant)
    .addPrimaryKeyConstraint('booking_cells_key', ['organisation_id', 'diary_id', 'cell'])
    .execute()
  await db.schema.createIndex('booking_cells_of_booking').on('booking_cells').column('booking_id').execute()
}

/** Hashes of links and codes by which a person proves that a booking is theirs. */
async function createProofs(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await organisation(db.schema.createTable('booking_links'))
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('booking_links_of_booking').on('booking_links').column('booking_id').execute()
  await organisation(db.schema.createTable('booking_codes'))
    .addColumn('email_hash', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_codes_key', ['organisation_id', 'email_hash'])
    .execute()
}
