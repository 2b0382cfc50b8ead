import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** The tables of subjects that belong to an organisation, by the kind in an audit line. */
const SUBJECTS = {
  booking: 'bookings',
  chat_thread: 'chat_threads',
  conversation: 'conversations',
  enquiry: 'enquiries',
  invoice: 'invoices',
  knowledge: 'knowledge',
  policy: 'policies',
  project: 'projects',
  quote: 'quotes',
  subscription: 'subscriptions',
  ticket: 'tickets',
  tool_subscription: 'tool_subscriptions',
}

/**
 * Adds the organisation to audit lines, so that a customer's history is one range of an index. Existing lines get it
 * from their details, their subject, or the actor's only organisation. A line about the actor's own account belongs to
 * no organisation.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('audit_log').addColumn('organisation_id', 'text').execute()
  await withoutGuard(db, async () => {
    const { isPostgres } = columnTypes(db)
    const inDetails = isPostgres
      ? sql`details::json ->> 'organisationId'`
      : sql`json_extract(details, '$.organisationId')`
    await sql`update audit_log set organisation_id = ${inDetails} where details like '%"organisationId"%'`.execute(db)
    await sql`update audit_log set organisation_id = subject_id
      where organisation_id is null and subject_kind = 'organisation'`.execute(db)
    for (const [kind, table] of Object.entries(SUBJECTS)) await completeFrom(db, kind, table)
    await sql`update audit_log set organisation_id = (select min(organisation_id) from memberships
        where user_id = actor_id having count(*) = 1)
      where organisation_id is null and actor_kind = 'member' and subject_id <> actor_id`.execute(db)
  })
  await sql`create index audit_log_of_organisation on audit_log (organisation_id, at desc, id desc)
    where organisation_id is not null`.execute(db)
}

async function completeFrom(db: Kysely<never>, kind: string, table: string): Promise<void> {
  await sql`update audit_log set organisation_id =
      (select organisation_id from ${sql.table(table)} as subject where subject.id = audit_log.subject_id)
    where organisation_id is null and subject_kind = ${kind}`.execute(db)
}

/** Removes the append-only triggers while the new column is filled. */
async function withoutGuard(db: Kysely<never>, fill: () => Promise<void>): Promise<void> {
  if (columnTypes(db).isPostgres) {
    await sql`alter table audit_log disable trigger audit_log_never_changes`.execute(db)
    await fill()
    await sql`alter table audit_log enable trigger audit_log_never_changes`.execute(db)
    return
  }
  await sql`drop trigger audit_log_never_changes`.execute(db)
  await fill()
  await sql`create trigger audit_log_never_changes before update on audit_log
    begin select raise(abort, 'audit_log is append-only'); end`.execute(db)
}
