import { type RawBuilder, sql } from 'kysely'
import type { DayRange, SavingCategory } from '#contracts/savings.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import type { CategorySum } from './rules.ts'

/** Covering indexes answer every query here. `npm run bench` measures them with years of data. */

/** The sums of each range by category, in one pass. */
export async function sumByCategory(ctx: Ctx, organisationId: string, ranges: DayRange[]): Promise<CategorySum[][]> {
  const within = mergeRanges(ranges)
  const rows = await ctx.db
    .selectFrom('savings')
    .select('category')
    .select(selectSums(ranges))
    .where('organisation_id', '=', organisationId)
    .where('day', '>=', within.from)
    .where('day', '<=', within.to)
    .groupBy('category')
    .execute()
  return splitByRange(rows, ranges)
}

type SummaryRanges = { now: DayRange; before: DayRange; yearFrom: string }
type Bounds = { organisationId: string; from: string; to: string; beforeFrom: string; yearFrom: string }

/**
 * In one query: the sums of all savings by category, month and period, with the first day of each, and a year's
 * ratings. For ratings, `cents` is the number of answers, and `minutes` the number of 4s and 5s.
 */
export async function sumForSummary(ctx: Ctx, organisationId: string, { now, before, yearFrom }: SummaryRanges) {
  const bounds = { organisationId, from: now.from, to: now.to, beforeFrom: before.from, yearFrom }
  const rows = await listSummaryRows(ctx, bounds)
  const months = rows.flatMap(({ category, ...row }) => (category === RATINGS ? [] : [{ ...row, category }]))
  const ratings = rows.filter(({ category }) => category === RATINGS)
  return {
    months,
    ratings: ratings.map(({ period, cents, minutes }) => ({ period, answers: cents, satisfied: minutes })),
  }
}

const RATINGS = 'ratings'

const listSummaryRows = keptQuery((db, bounds: Bounds) => {
  const { organisationId, from, to, beforeFrom, yearFrom } = bounds
  // One comparison of each row finds its period. A sum for each period would look at every row many times.
  const period = sql<'now' | 'before' | 'other'>`case
    when day > ${to} then 'other' when day >= ${from} then 'now' when day >= ${beforeFrom} then 'before' else 'other' end`
  return db
    .selectFrom('savings')
    .select(({ fn }) => [fn.sum<number>('saved_cents').as('cents'), fn.sum<number>('saved_minutes').as('minutes')])
    .select(({ fn }) => [sql<SavingCategory | typeof RATINGS>`category`.as('category'), fn.min('day').as('firstDay')])
    .select([sql<string>`substr(day, 1, 7)`.as('month'), period.as('period')])
    .where('organisation_id', '=', organisationId)
    .groupBy(['category', sql.ref('month'), sql.ref('period')])
    .unionAll(
      db
        .selectFrom('satisfaction_ratings')
        .select(({ fn }) => [fn.sum<number>('answers').as('cents'), fn.sum<number>(SATISFIED_ANSWERS).as('minutes')])
        .select(({ fn }) => [sql.lit<typeof RATINGS>(RATINGS).as('category'), fn.min('day').as('firstDay')])
        .select([sql<string>`''`.as('month'), period.as('period')])
        .where('organisation_id', '=', organisationId)
        .where('day', '>=', yearFrom)
        .where('day', '<=', to)
        .groupBy(sql.ref('period')),
    )
})

/** Sums by category and month, of everything or from a month on. */
export function sumByMonth(
  ctx: Ctx,
  organisationId: string,
  fromMonth = '',
): Promise<(CategorySum & { month: string })[]> {
  const { fn } = ctx.db
  const month = sql<string>`substr(day, 1, 7)`
  return ctx.db
    .selectFrom('savings')
    .select(['category', fn.sum<number>('saved_cents').as('cents'), fn.sum<number>('saved_minutes').as('minutes')])
    .select(month.as('month'))
    .where('organisation_id', '=', organisationId)
    .where('day', '>=', `${fromMonth}-01`)
    .groupBy(['category', month])
    .execute()
}

function selectSums(ranges: DayRange[]) {
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

/** The number of ratings in each range, and of ratings of 4 or 5, in one pass. */
export async function countRatings(
  ctx: Ctx,
  organisationId: string,
  ranges: DayRange[],
): Promise<{ answers: number; satisfied: number }[]> {
  const within = mergeRanges(ranges)
  const row = await ctx.db
    .selectFrom('satisfaction_ratings')
    .select(ranges.map((range, index) => sumWithin('answers', range).as(`answers${index}`)))
    .select(ranges.map((range, index) => sumWithin(SATISFIED_ANSWERS, range).as(`satisfied${index}`)))
    .where('organisation_id', '=', organisationId)
    .where('day', '>=', within.from)
    .where('day', '<=', within.to)
    .executeTakeFirstOrThrow()
  return ranges.map((_, index) => ({ answers: row[`answers${index}`] ?? 0, satisfied: row[`satisfied${index}`] ?? 0 }))
}

const SATISFIED_ANSWERS = sql<number>`case when score >= 4 then answers else 0 end`

function sumWithin(amount: string | RawBuilder<number>, { from, to }: DayRange) {
  const value = typeof amount === 'string' ? sql.ref<number>(amount) : amount
  return sql<number | null>`sum(case when day >= ${from} and day <= ${to} then ${value} else 0 end)`
}

function mergeRanges(ranges: DayRange[]): DayRange {
  const from = ranges.map((range) => range.from).toSorted()
  const to = ranges.map((range) => range.to).toSorted()
  return { from: from[0] ?? '', to: to.at(-1) ?? '' }
}
