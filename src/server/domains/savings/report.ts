import { z } from 'zod'
import type {
  DayRange,
  PeriodFigures,
  SavingPeriod,
  SavingsBucket,
  SavingsReport,
  SavingsSummary,
} from '#contracts/savings.ts'
import { SAVING_PERIODS } from '#contracts/savings.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireUserType } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { parseInput } from '../../parse.ts'
import { bucketsOf, rangesOf } from './periods.ts'
import { addUp, efficiencyOf, noCents, satisfactionOf } from './rules.ts'
import { countRatings, sumByCategory, sumByMonth, sumEverything } from './sums.ts'

const choice = z.object({ period: z.enum(SAVING_PERIODS) })

/** What was saved in the period that ends today, against the one before, and how that went over the calendar. */
export async function getSavingsReport(ctx: Ctx, input: unknown): Promise<SavingsReport> {
  const { organisationId } = requireUserType(ctx, 'BUSINESS')
  const { period } = parseInput(choice, input)
  const ranges = rangesOf(period, irishDay(ctx.now()))
  const [now, before, buckets] = await Promise.all([
    figuresOf(ctx, organisationId, period, ranges.now),
    figuresOf(ctx, organisationId, period, ranges.before),
    listBuckets(ctx, organisationId, period),
  ])
  return { period, now, before, buckets }
}

/** The figures over the dashboard. */
export async function getSavingsSummary(ctx: Ctx): Promise<SavingsSummary> {
  const { organisationId } = requireUserType(ctx, 'BUSINESS')
  const today = irishDay(ctx.now())
  const month = rangesOf('monthly', today)
  const [total, now, before, ratings] = await Promise.all([
    sumEverything(ctx, organisationId),
    figuresOf(ctx, organisationId, 'monthly', month.now),
    figuresOf(ctx, organisationId, 'monthly', month.before),
    countRatings(ctx, organisationId, rangesOf('yearly', today).now),
  ])
  return { total, month: { now, before }, satisfaction: satisfactionOf(ratings) }
}

/** What each of the last twelve calendar months saved, the running one last. */
export function listMonthlySavings(ctx: Ctx): Promise<SavingsBucket[]> {
  return listBuckets(ctx, requireUserType(ctx, 'BUSINESS').organisationId, 'monthly')
}

async function figuresOf(
  ctx: Ctx,
  organisationId: string,
  period: SavingPeriod,
  range: DayRange,
): Promise<PeriodFigures> {
  const [rows, ratings] = await Promise.all([
    sumByCategory(ctx, organisationId, range),
    countRatings(ctx, organisationId, range),
  ])
  const savings = addUp(rows)
  const efficiency = efficiencyOf(savings.minutes, period)
  return { range, savings, efficiency, satisfaction: satisfactionOf(ratings) }
}

async function listBuckets(ctx: Ctx, organisationId: string, period: SavingPeriod): Promise<SavingsBucket[]> {
  const shape = bucketsOf(period, irishDay(ctx.now()))
  const rows = await sumByMonth(ctx, organisationId, shape[0]?.months[0] ?? '')
  return shape.map(({ key, months }) => {
    const bucket: SavingsBucket = { key, cents: noCents(), minutes: 0 }
    for (const row of rows.filter(({ month }) => months.includes(month))) {
      bucket.cents[row.category] += row.cents
      bucket.minutes += row.minutes
    }
    return bucket
  })
}
