import { type Kysely, sql } from 'kysely'

const DATA_DAYS = 30
const DAY_MS = 24 * 3_600_000

const SUBJECTS = { user: 'users', organisation: 'organisations', enquiry: 'enquiries', ticket: 'tickets' }

/** Deletes rows whose subject was deleted, and ends the plans of organisations without members. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [kind, table] of Object.entries(SUBJECTS)) {
    await sql`delete from search_terms where subject_kind = ${kind}
      and not exists (select 1 from ${sql.table(table)} where id = search_terms.subject_id)`.execute(db)
  }
  await sql`delete from billing_notices
    where not exists (select 1 from subscriptions where id = billing_notices.subject_id)
    and not exists (select 1 from invoices where id = billing_notices.subject_id)`.execute(db)
  await endDesertedPlans(db)
}

/** The data is erased 30 days later, as after any cancellation. */
async function endDesertedPlans(db: Kysely<never>): Promise<void> {
  const now = new Date()
  const dataUntil = new Date(now.getTime() + DATA_DAYS * DAY_MS).toISOString()
  await sql`update subscriptions
    set status = 'cancelled', cancelled_at = ${now.toISOString()}, ends_at = ${now.toISOString()},
      data_until = ${dataUntil}, pending_plan = null, version = version + 1
    where source = 'real' and status in ('trial', 'active')
    and not exists (select 1 from users where users.organisation_id = subscriptions.organisation_id)`.execute(db)
}
