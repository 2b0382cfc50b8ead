import { type CompiledQuery, sql } from 'kysely'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'

export const WEEK_DAYS = 7

/** Returns the Irish day before a period of days. Later days are inside the period. */
export function dayBefore(ctx: Pick<Ctx, 'now'>, days: number): string {
  const day = new Date(irishDay(ctx.now()))
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString().slice(0, 10)
}

const countUse = keptQuery((db, values: { id: string; organisationId: string; day: string; now: string }) =>
  db
    .insertInto('knowledge_uses')
    .columns(['entry_id', 'organisation_id', 'day', 'times', 'last_at'])
    .expression((from) =>
      from
        .selectFrom('knowledge_revisions')
        .select(({ lit, val }) => [
          'entry_id',
          'organisation_id',
          val(values.day).as('day'),
          lit(1).as('times'),
          val(values.now).as('last_at'),
        ])
        .where('entry_id', '=', values.id)
        .where('organisation_id', '=', values.organisationId)
        .orderBy('from_version', 'desc')
        .limit(1),
    )
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'day']).doUpdateSet(({ ref }) => ({
        times: sql`knowledge_uses.times + 1`,
        last_at: ref('excluded.last_at'),
      })),
    ),
)

/** Builds the writes that count the entries in a reply. Omits entries without a version. */
export function buildUses(tx: Tx, organisationId: string, ids: string[]): CompiledQuery[] {
  const [day, now] = [irishDay(tx.now()), tx.now().toISOString()]
  // Sorted, so that two parallel replies cannot deadlock.
  return [...new Set(ids)].toSorted().map((id) => countUse.prepare(tx, { id, organisationId, day, now }))
}
