import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Keeps the uses of an answer that the draft deletes. The live version still gives it, and a restore needs them. */
export async function up(db: Kysely<never>): Promise<void> {
  if (columnTypes(db).isPostgres) {
    await sql`alter table knowledge_uses drop constraint knowledge_uses_entry_id_fkey`.execute(db)
    return
  }
  // SQLite cannot drop a foreign key.
  await db.schema
    .createTable('lasting_uses')
    .addColumn('entry_id', 'text', (column) => column.notNull())
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('knowledge_uses_pkey', ['entry_id', 'day'])
    .execute()
  await sql`insert into lasting_uses (entry_id, organisation_id, day, times, last_at)
    select entry_id, organisation_id, day, times, last_at from knowledge_uses`.execute(db)
  await sql`drop table knowledge_uses`.execute(db)
  await sql`alter table lasting_uses rename to knowledge_uses`.execute(db)
  await sql`create index knowledge_uses_of_week on knowledge_uses (organisation_id, day)`.execute(db)
}
