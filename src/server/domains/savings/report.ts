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
import { oncePerPage } from '../../once.ts'
import { parseInput } from '../../parse.ts'
import { bucketsOf, rangesOf } from './periods.ts'
import { addUp, type CategorySum, efficiencyOf, noCents, satisfactionOf } from './rules.ts'
import { countRatings, sumByCategory, sumByMonth, sumByMonthAndRange } from './sums.ts'

const choice = z.object({ period: z.enum(SAVING_PERIODS) })

/** What was saved in the period that ends today, against the one before, and how that went over the calendar. */
export async function getSavingsReport(ctx: Ctx, input: unknown): Promise<SavingsReport> {
  const { organisationId } = requireUserType(ctx, 'BUSINESS')
  const { period } = parseInput(choice, input)
  const ranges = rangesOf(period, irishDay(ctx.now()))
  const [savings, ratings, buckets] = await Promise.all([
    sumByCategory(ctx, organisationId, [ranges.now, ranges.before]),
    countRatings(ctx, organisationId, [ranges.now, ranges.before]),
    listBuckets(ctx, organisationId, period),
  ])
  const now = figuresOf(period, ranges.now, savings[0], ratings[0])
  const before = figuresOf(period, ranges.before, savings[1], ratings[1])
  return { period, now, before, buckets }
}

/** The figures over the dashboard. */
export async function getSavingsSummary(ctx: Ctx): Promise<SavingsSummary> {
  const { organisationId } = requireUserType(ctx, 'BUSINESS')
  const today = irishDay(ctx.now())
  const month = rangesOf('monthly', today)
  const year = rangesOf('yearly', today).now
  const [{ months, ranges }, ratings] = await Promise.all([
    sumSavings(ctx),
    countRatings(ctx, organisationId, [month.now, month.before, year]),
  ])
  const now = figuresOf('monthly', month.now, ranges[0], ratings[0])
  const before = figuresOf('monthly', month.before, ranges[1], ratings[1])
  const { cents, minutes } = addUp(months)
  const since = months.map(({ firstDay }) => firstDay).toSorted()[0] ?? null
  return {
    total: { cents, minutes, since },
    month: { now, before },
    satisfaction: satisfactionOf(ratings[2] ?? NOBODY),
  }
}

/** What each of the last twelve calendar months saved, the running one last. */
export async function listMonthlySavings(ctx: Ctx): Promise<SavingsBucket[]> {
  return fillBuckets(bucketsOf('monthly', irishDay(ctx.now())), (await sumSavings(ctx)).months)
}

/** Few rows, of which the overview makes its total, its comparison and its chart. */
const sumSavings = oncePerPage((ctx) => {
  const { now, before } = rangesOf('monthly', irishDay(ctx.now()))
  return sumByMonthAndRange(ctx, requireUserType(ctx, 'BUSINESS').organisationId, [now, before])
})

const NOBODY = { answers: 0, satisfied: 0 }

function figuresOf(period: SavingPeriod, range: DayRange, rows: CategorySum[] = [], ratings = NOBODY): PeriodFigures {
  const savings = addUp(rows)
  const efficiency = efficiencyOf(savings.minutes, period)
  return { range, savings, efficiency, satisfaction: satisfactionOf(ratings) }
}

async function listBuckets(ctx: Ctx, organisationId: string, period: SavingPeriod): Promise<SavingsBucket[]> {
  const shape = bucketsOf(period, irishDay(ctx.now()))
  return fillBuckets(shape, await sumByMonth(ctx, organisationId, shape[0]?.months[0]))
}

function fillBuckets(shape: ReturnType<typeof bucketsOf>, rows: (CategorySum & { month: string })[]): SavingsBucket[] {
  return shape.map(({ key, months }) => {
    const bucket: SavingsBucket = { key, cents: noCents(), minutes: 0 }
    for (const row of rows.filter(({ month }) => months.includes(month))) {
      bucket.cents[row.category] += row.cents
      bucket.minutes += row.minutes
    }
    return bucket
  })
}
