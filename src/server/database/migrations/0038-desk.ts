import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Deleted answers that can be restored, unconfirmed import files, and switched-off keyboard shortcuts. */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('deleted_knowledge')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('deleted_at', instant, (column) => column.notNull())
    .execute()
  await createIndexes(db, 'deleted_knowledge', ['organisation_id', 'deleted_at'])
  await db.schema
    .createTable('knowledge_imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await createIndexes(db, 'knowledge_imports', ['organisation_id', 'user_id', 'created_at'])
  await db.schema.alterTable('users').addColumn('single_keys_off_at', instant).execute()
}

/** Indexes foreign keys, so that deleting their target does not scan the table, and due times. */
async function createIndexes(db: Kysely<never>, table: string, columns: string[]): Promise<void> {
  for (const column of columns) {
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
  }
}
