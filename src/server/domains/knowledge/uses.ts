import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../context.ts'

export const WEEK_DAYS = 7

/** The Irish day so many days ago. Later days are within them. */
export function dayBefore(ctx: Pick<Ctx, 'now'>, days: number): string {
  const day = new Date(irishDay(ctx.now()))
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString().slice(0, 10)
}

/** Notes that a reply gave these entries, in the transaction that stores the reply. Those that are gone are left out. */
export async function noteUses(tx: Tx, organisationId: string, ids: string[]): Promise<void> {
  const [day, now] = [irishDay(tx.now()), tx.now().toISOString()]
  // In order: two replies at once must not wait for each other.
  for (const id of [...new Set(ids)].toSorted()) {
    await tx.db
      .insertInto('knowledge_uses')
      .columns(['entry_id', 'organisation_id', 'day', 'times', 'last_at'])
      .expression((db) =>
        db
          .selectFrom('knowledge')
          .select(({ lit, val }) => [
            'knowledge.id',
            'organisation_id',
            val(day).as('day'),
            lit(0).as('times'),
            'created_at',
          ])
          .where('knowledge.id', '=', id)
          .where('organisation_id', '=', organisationId),
      )
      .onConflict((conflict) => conflict.columns(['entry_id', 'day']).doNothing())
      .execute()
    await tx.db
      .updateTable('knowledge_uses')
      .set((row) => ({ times: row('times', '+', 1), last_at: now }))
      .where('entry_id', '=', id)
      .where('day', '=', day)
      .execute()
  }
}
