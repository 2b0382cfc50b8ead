import { type RawBuilder, sql } from 'kysely'
import type { Bucket } from '#contracts/analytics.ts'
import type { Ctx } from '../../context.ts'

type CountQuery = {
  /** The SQL after `from`, with joins. */
  from: RawBuilder<unknown>
  /** The instant of a row. */
  at: RawBuilder<unknown>
  where?: RawBuilder<unknown>
  /** The amount of a row, such as cents. Without it each row counts one. */
  sum?: RawBuilder<unknown>
  /** Rows with the same value count once in a bucket. */
  distinct?: RawBuilder<unknown>
}

/** Returns one number for each bucket, from one pass over the rows. */
export async function countByBucket(ctx: Ctx, buckets: Bucket[], { from, at, where, sum, distinct }: CountQuery) {
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

export function zipSeries(series: number[][]): number[][] {
  const [first = []] = series
  return first.map((_, index) => series.map((values) => values[index] ?? 0))
}
