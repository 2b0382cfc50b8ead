import { type RawBuilder, sql } from 'kysely'
import type { DayRange, SavingCategory } from '#contracts/savings.ts'
import type { Ctx } from '../../context.ts'
import type { CategorySum } from './rules.ts'

/** Every query here is answered from an index alone: `npm run bench` measures them with years of data. */

/** Sums of each range by category, all in one pass. */
export async function sumByCategory(ctx: Ctx, organisationId: string, ranges: DayRange[]): Promise<CategorySum[][]> {
  const within = rangeOfAll(ranges)
  const rows = await ctx.db
    .selectFrom('savings')
    .select('category')
    .select(sumsOf(ranges))
    .where('organisation_id', '=', organisationId)
    .where('day', '>=', within.from)
    .where('day', '<=', within.to)
    .groupBy('category')
    .execute()
  return splitByRange(rows, ranges)
}

/** Sums of all there is, or from the first of a month on, by category and month. */
export function sumByMonth(
  ctx: Ctx,
  organisationId: string,
  fromMonth = '',
): Promise<(CategorySum & { month: string })[]> {
  return byMonth(ctx, organisationId, fromMonth).execute()
}

/** The same for all there is and, in the one pass, the first day of each month with a saving and the sums of ranges. */
export async function sumByMonthAndRange(ctx: Ctx, organisationId: string, ranges: DayRange[]) {
  const months = await byMonth(ctx, organisationId)
    .select(({ fn }) => fn.min('day').as('firstDay'))
    .select(sumsOf(ranges))
    .execute()
  return { months, ranges: splitByRange(months, ranges) }
}

function byMonth(ctx: Ctx, organisationId: string, fromMonth = '') {
  const { fn } = ctx.db
  const month = sql<string>`substr(day, 1, 7)`
  return ctx.db
    .selectFrom('savings')
    .select(['category', fn.sum<number>('saved_cents').as('cents'), fn.sum<number>('saved_minutes').as('minutes')])
    .select(month.as('month'))
    .where('organisation_id', '=', organisationId)
    .where('day', '>=', `${fromMonth}-01`)
    .groupBy(['category', month])
}

function sumsOf(ranges: DayRange[]) {
  return ranges.flatMap((range, index) => [
    sumWithin('saved_cents', range).as(`cents${index}`),
    sumWithin('saved_minutes', range).as(`minutes${index}`),
  ])
}

type RangeSums = { category: SavingCategory } & Record<string, unknown>

function splitByRange(rows: RangeSums[], ranges: DayRange[]): CategorySum[][] {
  return ranges.map((_, index) =>
    rows.map(({ category, ...sums }) => {
      return { category, cents: Number(sums[`cents${index}`] ?? 0), minutes: Number(sums[`minutes${index}`] ?? 0) }
    }),
  )
}

/** How many people rated in each range, and how many of them 4 or 5, all in one pass. */
export async function countRatings(
  ctx: Ctx,
  organisationId: string,
  ranges: DayRange[],
): Promise<{ answers: number; satisfied: number }[]> {
  const within = rangeOfAll(ranges)
  const row = await ctx.db
    .selectFrom('satisfaction_ratings')
    .select(ranges.map((range, index) => sumWithin('answers', range).as(`answers${index}`)))
    .select(ranges.map((range, index) => sumWithin(SATISFIED, range).as(`satisfied${index}`)))
    .where('organisation_id', '=', organisationId)
    .where('day', '>=', within.from)
    .where('day', '<=', within.to)
    .executeTakeFirstOrThrow()
  return ranges.map((_, index) => ({ answers: row[`answers${index}`] ?? 0, satisfied: row[`satisfied${index}`] ?? 0 }))
}

const SATISFIED = sql<number>`case when score >= 4 then answers else 0 end`

function sumWithin(amount: string | RawBuilder<number>, { from, to }: DayRange) {
  const value = typeof amount === 'string' ? sql.ref<number>(amount) : amount
  return sql<number | null>`sum(case when day >= ${from} and day <= ${to} then ${value} else 0 end)`
}

function rangeOfAll(ranges: DayRange[]): DayRange {
  const from = ranges.map((range) => range.from).toSorted()
  const to = ranges.map((range) => range.to).toSorted()
  return { from: from[0] ?? '', to: to.at(-1) ?? '' }
}
