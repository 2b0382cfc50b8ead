import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Feeds of diaries, and calendars whose busy times block a diary. */
export async function up(db: Kysely<never>): Promise<void> {
  await createFeeds(db)
  await createSources(db)
  await createBusyTimes(db)
  const { instant } = columnTypes(db)
  await db.schema.alterTable('bookings').addColumn('clash_kept_at', instant).execute()
}

async function createFeeds(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('diary_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('token', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('calendar_feeds_one_a_diary', ['organisation_id', 'diary_id'])
    .execute()
  await sql`create index calendar_feeds_token on calendar_feeds (id) where token is not null`.execute(db)
}

async function createSources(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('calendar_sources')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('diary_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('titles_shown_at', instant)
    .addColumn('next_read_at', instant, (column) => column.notNull())
    .addColumn('read_at', instant)
    .addColumn('read_until', instant)
    .addColumn('busy_count', 'integer', (column) => column.notNull())
    .addColumn('unreadable_count', 'integer', (column) => column.notNull())
    .addColumn('unknown_zone_count', 'integer', (column) => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('failure', 'text')
    .addColumn('failed_since', instant)
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('calendar_sources_once_a_diary', ['organisation_id', 'diary_id', 'address_hash'])
    .execute()
  await db.schema.createIndex('calendar_sources_due').on('calendar_sources').columns(['next_read_at', 'id']).execute()
  await sql`create index calendar_sources_address on calendar_sources (id) where address is not null`.execute(db)
}

async function createBusyTimes(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('busy_times')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('diary_id', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull().references('calendar_sources.id'))
    .addColumn('starts_at', instant, (column) => column.notNull())
    .addColumn('ends_at', instant, (column) => column.notNull())
    .addColumn('title', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('busy_times_by_end').on('busy_times').columns(['organisation_id', 'ends_at']).execute()
  await db.schema.createIndex('busy_times_of_source').on('busy_times').columns(['source_id', 'starts_at']).execute()
}
