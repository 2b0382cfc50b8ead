import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Tables that all portals share: recent activity, sample data, results of scheduled jobs. */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema.alterTable('organisations').addColumn('samples_cleared_at', instant).execute()
  await db.schema
    .createTable('activities')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('at', instant, (column) => column.notNull())
    .execute()
  await sql`create index activities_newest on activities (organisation_id, at desc, id desc)`.execute(db)
  await db.schema
    .createTable('job_runs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('started_at', instant, (column) => column.notNull())
    .addColumn('ended_at', instant)
    .addColumn('failed_at', instant)
    .addColumn('last_error', 'text')
    .execute()
}
