import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'

/** People who wait for a time on a full day, and their offers. */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('waiting_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('conversation_id', 'text', (column) => column.notNull())
    .addColumn('request_key', 'text', (column) => column.notNull())
    .addColumn('service_id', 'text', (column) => column.notNull())
    .addColumn('service_name', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('passed', 'text', (column) => column.notNull())
    .addColumn('hold_id', 'text')
    .addColumn('offered_until', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('waiting_entries_once_a_request', ['organisation_id', 'request_key'])
    .execute()
  await db.schema
    .createIndex('waiting_entries_by_day')
    .on('waiting_entries')
    .columns(['organisation_id', 'day', 'created_at'])
    .execute()
  await createLinks(db)
}

async function createLinks(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('waiting_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('entry_id', 'text', (column) => column.notNull().references('waiting_entries.id'))
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('waiting_links_of_entry').on('waiting_links').column('entry_id').execute()
  await db.schema
    .createTable('waiting_settings')
    .addColumn('organisation_id', 'text', (column) => column.primaryKey().references('organisations.id'))
    .addColumn('offer_minutes', 'integer', (column) => column.notNull())
    .execute()
}
