import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Time of one diary that staff keep free of appointments. Its cells are in booking_cells. */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('diary_blocks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('diary_id', 'text', (column) => column.notNull())
    .addColumn('diary_name', 'text', (column) => column.notNull())
    .addColumn('starts_at', instant, (column) => column.notNull())
    .addColumn('ends_at', instant, (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('request_key', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('diary_blocks_asked_once', ['organisation_id', 'request_key'])
    .execute()
  await db.schema
    .createIndex('diary_blocks_by_end')
    .on('diary_blocks')
    .columns(['organisation_id', 'ends_at'])
    .execute()
  await db.schema.createIndex('diary_blocks_of_user').on('diary_blocks').column('user_id').execute()
}
