import { type RawBuilder, sql } from 'kysely'
import type { Bucket } from '#contracts/analytics.ts'
import type { Ctx } from '../../context.ts'

type Counted = {
  /** What comes after `from`, joins included. */
  from: RawBuilder<unknown>
  /** When each row happened. */
  at: RawBuilder<unknown>
  where?: RawBuilder<unknown>
  /** What is added up for a row; one, unless said. Cents and the like. */
  sum?: RawBuilder<unknown>
  /** Rows with the same value count once in a bucket. */
  distinct?: RawBuilder<unknown>
}

/** One number for each bucket, in one pass over the rows between the first and the last. */
export async function countIn(ctx: Ctx, buckets: Bucket[], { from, at, where, sum, distinct }: Counted) {
  const [first, last] = [buckets[0], buckets.at(-1)]
  if (first === undefined || last === undefined) return []
  const columns = buckets.map((bucket, index) => {
    const within = sql`${at} >= ${bucket.from} and ${at} < ${bucket.to}`
    const name = sql.ref(`b${index}`)
    if (sum !== undefined) return sql`coalesce(sum(case when ${within} then ${sum} else 0 end), 0) as ${name}`
    if (distinct !== undefined) return sql`count(distinct case when ${within} then ${distinct} end) as ${name}`
    return sql`count(case when ${within} then 1 end) as ${name}`
  })
  const query = sql<Record<string, number | string>>`
    select ${sql.join(columns)} from ${from}
    where ${at} >= ${first.from} and ${at} < ${last.to} and ${where ?? sql`1 = 1`}`
  const [row = {}] = (await query.execute(ctx.db)).rows
  return buckets.map((_, index) => Number(row[`b${index}`] ?? 0))
}

/** Series of one number a bucket, as values of a bucket for each series. */
export function sideBySide(series: number[][]): number[][] {
  const [first = []] = series
  return first.map((_, index) => series.map((values) => values[index] ?? 0))
}
