import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Invitations of organisations are one-time tokens too. An offer of ownership waits in the membership that gets it. */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .alterTable('one_time_tokens')
    .addColumn('organisation_id', 'text', (column) => column.references('organisations.id').onDelete('cascade'))
    .execute()
  await sql`create unique index one_time_tokens_of_organisation on one_time_tokens (organisation_id, email)
    where used_at is null and kind = 'membership'`.execute(db)
  await db.schema.alterTable('memberships').addColumn('ownership_offered_at', instant).execute()
  await db.schema
    .alterTable('memberships')
    .addColumn('ownership_offered_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await db.schema.alterTable('memberships').addColumn('ownership_offered_as', 'text').execute()
}
