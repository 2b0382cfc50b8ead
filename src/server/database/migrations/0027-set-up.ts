import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Who paused a receptionist, and which conversations and bookings are samples. */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema.alterTable('receptionists').addColumn('paused_at', instant).execute()
  await db.schema
    .alterTable('receptionists')
    .addColumn('paused_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await sql`create index receptionists_paused_by on receptionists (paused_by) where paused_by is not null`.execute(db)
  for (const table of ['conversations', 'bookings']) {
    await db.schema
      .alterTable(table)
      .addColumn('source', 'text', (column) => column.notNull().defaultTo('real'))
      .execute()
    await sql`create index ${sql.ref(`${table}_samples`)} on ${sql.table(table)} (organisation_id)
      where source = 'sample'`.execute(db)
  }
}
