import type { Kysely } from 'kysely'

/** What a change of a booking replaced: a mail and the history say it beside what is new. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('booking_changes').addColumn('replaced', 'text').execute()
}
