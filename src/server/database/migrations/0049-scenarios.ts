import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Conversations that organisations repeat with their drafts, each with its last run. */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('scenarios')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('moment', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('result', 'text')
    .addColumn('run_at', instant)
    .addColumn('ran_on', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('scenarios_of_organisation').on('scenarios').column('organisation_id').execute()
}
