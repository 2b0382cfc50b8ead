import { type Kysely, sql } from 'kysely'

const DAY = 86_400_000
/** A trial that is over or ends sooner gets this much longer, because its customer must be asked first. */
const TIME_TO_ASK = 3 * DAY
const TIME_FOR_DATA = 30 * DAY

type Tables = {
  subscriptions: {
    id: string
    source: string
    status: string
    pending_plan: string | null
    trial_ends_at: string | null
    anchor_at: string | null
    current_period_end: string | null
    ends_at: string | null
    data_until: string | null
  }
}

/** Plans are billed monthly or yearly. A trial ends by itself unless its customer keeps it. */
export async function up(db: Kysely<never>): Promise<void> {
  const table = db.schema.alterTable('subscriptions')
  await table.addColumn('billing_interval', 'text', (column) => column.notNull().defaultTo('monthly')).execute()
  await table.addColumn('pending_interval', 'text').execute()
  await table.addColumn('period_cents', 'integer', (column) => column.notNull().defaultTo(0)).execute()
  await sql`update subscriptions set period_cents = coalesce(agreed_monthly_cents,
    case plan when 'professional' then 9900 when 'advanced' then 19900 else 0 end)
    where status = 'active'`.execute(db)
  await letTrialsEnd(db as unknown as Kysely<Tables>)
}

/** A customer who chose another plan for the end of the trial has decided to continue. */
async function letTrialsEnd(db: Kysely<Tables>): Promise<void> {
  const trials = await db
    .selectFrom('subscriptions')
    .select(['id', 'trial_ends_at'])
    .where('source', '=', 'real')
    .where('status', '=', 'trial')
    .where('ends_at', 'is', null)
    .where('pending_plan', 'is', null)
    .where('trial_ends_at', 'is not', null)
    .execute()
  for (const { id, trial_ends_at } of trials) {
    const ms = Math.max(Date.parse(trial_ends_at ?? ''), Date.now() + TIME_TO_ASK)
    const end = new Date(ms).toISOString()
    await db
      .updateTable('subscriptions')
      .set({
        trial_ends_at: end,
        anchor_at: end,
        current_period_end: end,
        ends_at: end,
        data_until: new Date(ms + TIME_FOR_DATA).toISOString(),
      })
      .where('id', '=', id)
      .execute()
  }
}
