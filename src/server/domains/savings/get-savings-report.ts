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
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { memoizePerPage } from '../../once.ts'
import { parseInput } from '../../parse.ts'
import { getRanges, listCalendarBuckets } from './periods.ts'
import { addUpSavings, type CategorySum, calculateEfficiency, calculateSatisfaction, createEmptySums } from './rules.ts'
import { countRatings, sumByCategory, sumByMonth, sumForSummary } from './sums.ts'

const choice = z.object({ period: z.enum(SAVING_PERIODS) })

/** Savings in the period that ends today, compared with the period before, and the trend by calendar. */
export async function getSavingsReport(ctx: Ctx, input: unknown): Promise<SavingsReport> {
  const { organisationId } = requirePermission(ctx, 'savings.read')
  const { period } = parseInput(choice, input)
  const ranges = getRanges(period, irishDay(ctx.now()))
  const [savings, ratings, buckets] = await Promise.all([
    sumByCategory(ctx, organisationId, [ranges.now, ranges.before]),
    countRatings(ctx, organisationId, [ranges.now, ranges.before]),
    listBuckets(ctx, organisationId, period),
  ])
  const now = calculateFigures(period, ranges.now, savings[0], ratings[0])
  const before = calculateFigures(period, ranges.before, savings[1], ratings[1])
  return { period, now, before, buckets }
}

/** The figures at the top of the dashboard. */
export async function getSavingsSummary(ctx: Ctx): Promise<SavingsSummary> {
  const ranges = getRanges('monthly', irishDay(ctx.now()))
  const { months, ratings } = await sumSavings(ctx)
  const computeFigures = (period: 'now' | 'before') => {
    const savings = months.filter((row) => row.period === period)
    return calculateFigures(
      'monthly',
      ranges[period],
      savings,
      ratings.find((row) => row.period === period),
    )
  }
  const { cents, minutes } = addUpSavings(months)
  const since = months.map(({ firstDay }) => firstDay).toSorted()[0] ?? null
  return {
    total: { cents, minutes, since },
    month: { now: computeFigures('now'), before: computeFigures('before') },
    satisfaction: calculateSatisfaction(addUpRatings(ratings)),
  }
}

/** The savings of the last twelve calendar months, with the current one last. */
export async function listMonthlySavings(ctx: Ctx): Promise<SavingsBucket[]> {
  return fillBuckets(listCalendarBuckets('monthly', irishDay(ctx.now())), (await sumSavings(ctx)).months)
}

/** Queries the overview's total, comparison and chart in a few rows. */
const sumSavings = memoizePerPage((ctx) => {
  const today = irishDay(ctx.now())
  const yearFrom = getRanges('yearly', today).now.from
  const { organisationId } = requirePermission(ctx, 'savings.read')
  return sumForSummary(ctx, organisationId, { ...getRanges('monthly', today), yearFrom })
})

const NO_RATINGS = { answers: 0, satisfied: 0 }

function addUpRatings(ratings: (typeof NO_RATINGS)[]): typeof NO_RATINGS {
  return ratings.reduce((sum, { answers, satisfied }) => {
    return { answers: sum.answers + answers, satisfied: sum.satisfied + satisfied }
  }, NO_RATINGS)
}

function calculateFigures(
  period: SavingPeriod,
  range: DayRange,
  rows: CategorySum[] = [],
  ratings = NO_RATINGS,
): PeriodFigures {
  const savings = addUpSavings(rows)
  const efficiency = calculateEfficiency(savings.minutes, period)
  return { range, savings, efficiency, satisfaction: calculateSatisfaction(ratings) }
}

async function listBuckets(ctx: Ctx, organisationId: string, period: SavingPeriod): Promise<SavingsBucket[]> {
  const shape = listCalendarBuckets(period, irishDay(ctx.now()))
  return fillBuckets(shape, await sumByMonth(ctx, organisationId, shape[0]?.months[0]))
}

function fillBuckets(
  shape: ReturnType<typeof listCalendarBuckets>,
  rows: (CategorySum & { month: string })[],
): SavingsBucket[] {
  return shape.map(({ key, months }) => {
    const bucket: SavingsBucket = { key, cents: createEmptySums(), minutes: 0 }
    for (const row of rows.filter(({ month }) => months.includes(month))) {
      bucket.cents[row.category] += row.cents
      bucket.minutes += row.minutes
    }
    return bucket
  })
}
