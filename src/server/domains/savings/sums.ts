import { sql } from 'kysely'
import type { DayRange, SavingCategory } from '#contracts/savings.ts'
import type { Ctx } from '../../context.ts'
import type { CategorySum } from './rules.ts'

/** Every query here is answered from an index alone: `npm run bench` measures them with years of data. */

export function sumByCategory(ctx: Ctx, organisationId: string, { from, to }: DayRange): Promise<CategorySum[]> {
  const { fn } = ctx.db
  return ctx.db
    .selectFrom('savings')
    .select(['category', fn.sum<number>('saved_cents').as('cents'), fn.sum<number>('saved_minutes').as('minutes')])
    .where('organisation_id', '=', organisationId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('category')
    .execute()
}

export function sumByMonth(
  ctx: Ctx,
  organisationId: string,
  fromMonth: string,
): Promise<{ month: string; category: SavingCategory; cents: number; minutes: number }[]> {
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

export async function sumEverything(ctx: Ctx, organisationId: string) {
  const { fn } = ctx.db
  const { cents, minutes, since } = await ctx.db
    .selectFrom('savings')
    .select([fn.sum<number | null>('saved_cents').as('cents'), fn.sum<number | null>('saved_minutes').as('minutes')])
    .select(fn.min<string | null>('day').as('since'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return { cents: cents ?? 0, minutes: minutes ?? 0, since }
}

export async function countRatings(
  ctx: Ctx,
  organisationId: string,
  { from, to }: DayRange,
): Promise<{ answers: number; satisfied: number }> {
  const { answers, satisfied } = await ctx.db
    .selectFrom('satisfaction_ratings')
    .select((row) => [
      row.fn.sum<number | null>('answers').as('answers'),
      row.fn
        .sum<number | null>(row.case().when('score', '>=', 4).then(row.ref('answers')).else(0).end())
        .as('satisfied'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow()
  return { answers: answers ?? 0, satisfied: satisfied ?? 0 }
}
