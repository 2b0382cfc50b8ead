import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'

/** The sites that embed a receptionist, and the pages on which it was opened, by day. */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('widget_sites')
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('widget_sites_pkey', ['organisation_id', 'origin'])
    .execute()
  await db.schema
    .createTable('widget_pages')
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('last_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('widget_pages_pkey', ['organisation_id', 'day', 'address'])
    .execute()
  await db.schema.createIndex('widget_pages_by_day').on('widget_pages').column('day').execute()
}
