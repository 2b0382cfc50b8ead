import { type SelectQueryBuilder, sql } from 'kysely'
import type { Ctx } from '../context.ts'

/** Maximum count. People with longer lists have to filter. */
export const MAX_COUNTED = 1_000

/** Counts the rows of a query. `isMore`: the count stopped before the end. */
export async function countUpTo<DB, Tables extends keyof DB>(
  ctx: Pick<Ctx, 'db'>,
  matching: SelectQueryBuilder<DB, Tables, object>,
): Promise<{ total: number; isMore: boolean }> {
  const counted = matching.select(sql<number>`1`.as('one')).limit(MAX_COUNTED + 1)
  const { rows } = await sql<{ found: number }>`select count(*) as found from ${counted} as counted`.execute(ctx.db)
  const found = Number(rows[0]?.found ?? 0)
  return { total: Math.min(found, MAX_COUNTED), isMore: found > MAX_COUNTED }
}
