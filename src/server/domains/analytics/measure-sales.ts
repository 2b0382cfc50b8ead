import { sql } from 'kysely'
import type { Bucket, Measure, Standing } from '#contracts/analytics.ts'
import { PLANS } from '#contracts/plans.ts'
import type { Ctx } from '../../context.ts'
import { isInForce } from '../plans/index.ts'
import { countByBucket, zipSeries } from './count-by-bucket.ts'

export async function measureTrials(ctx: Ctx, buckets: Bucket[]): Promise<Measure> {
  const begun = sql`source = 'real' and trial_ends_at is not null`
  const paid = sql`${begun} and status <> 'trial' and (ends_at is null or ends_at > trial_ends_at)`
  const countSubscriptions = (where: typeof begun) =>
    countByBucket(ctx, buckets, { from: sql`subscriptions`, at: sql`created_at`, where })
  return {
    key: 'trials',
    title: 'Trials and conversions',
    definition:
      'Free trials that began in the period, and how many of these went on into a paid plan: kept, upgraded, or taken up after the end. A trial that still runs is not converted yet. Samples are left out.',
    unit: 'count',
    chart: 'bars',
    series: [
      { key: 'begun', label: 'Trials begun' },
      { key: 'converted', label: 'Of these converted' },
    ],
    values: zipSeries([await countSubscriptions(begun), await countSubscriptions(paid)]),
  }
}

export async function measureInvoiced(ctx: Ctx, buckets: Bucket[]): Promise<Measure> {
  const invoiced = await countByBucket(ctx, buckets, {
    from: sql`invoices`,
    at: sql`issued_at`,
    where: sql`status <> 'void'`,
    sum: sql`(case when kind = 'credit_note' then -abs(net_cents) else net_cents end)`,
  })
  return {
    key: 'invoiced',
    title: 'Invoiced',
    definition:
      'Net totals of the invoices issued in the period, less credit notes; without VAT, and without what was written off.',
    unit: 'cents',
    chart: 'bars',
    series: [{ key: 'net', label: 'Net' }],
    values: zipSeries([invoiced]),
  }
}

/** Current recurring revenue and plan mix, by monthly price. Samples, trials and ended plans count 0. */
export async function getRevenueToday(ctx: Ctx): Promise<Standing> {
  const rows = await ctx.db
    .selectFrom('subscriptions')
    .select(['plan', 'status', 'agreed_monthly_cents', 'billing_interval'])
    .select((row) => row.fn.countAll<number>().as('customers'))
    .where((row) => isInForce(row, ctx.now()))
    .groupBy(['plan', 'status', 'agreed_monthly_cents', 'billing_interval'])
    .execute()
  const paying = rows.filter(({ status }) => status === 'active')
  const count = (group: typeof rows) => group.reduce((sum, { customers }) => sum + Number(customers), 0)
  return {
    monthlyCents: paying.reduce(
      (sum, row) => sum + Number(row.customers) * (row.agreed_monthly_cents ?? PLANS[row.plan].monthlyCents ?? 0),
      0,
    ),
    paying: count(paying),
    billedYearly: count(paying.filter((row) => row.billing_interval === 'yearly')),
    trials: count(rows) - count(paying),
    plans: Object.values(PLANS).map(({ id, name }) => ({
      key: id,
      label: name,
      value: count(rows.filter(({ plan }) => plan === id)),
    })),
  }
}
