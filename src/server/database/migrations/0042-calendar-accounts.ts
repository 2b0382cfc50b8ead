import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'

/** CalDAV accounts: their busy times are read, and the diary's appointments are written to them. */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  const sources = () => db.schema.alterTable('calendar_sources')
  await sources()
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('address'))
    .execute()
  for (const name of ['user_name', 'detail', 'choices', 'write_failure'] as const) {
    await sources().addColumn(name, 'text').execute()
  }
  for (const name of ['chosen_at', 'ended_at', 'written_at'] as const)
    await sources().addColumn(name, instant).execute()
  await createEvents(db)
}

async function createEvents(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('calendar_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('source_id', 'text', (column) => column.notNull().references('calendar_sources.id'))
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('starts_at', instant, (column) => column.notNull())
    .addColumn('ends_at', instant, (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('seen_etag', 'text')
    .addColumn('seen_starts_at', instant)
    .addColumn('seen_ends_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('calendar_events_once', ['source_id', 'booking_id'])
    .execute()
  await db.schema.createIndex('calendar_events_of_booking').on('calendar_events').column('booking_id').execute()
  await db.schema
    .createIndex('calendar_events_of_organisation')
    .on('calendar_events')
    .columns(['organisation_id', 'state'])
    .execute()
}
