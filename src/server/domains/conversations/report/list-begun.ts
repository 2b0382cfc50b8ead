import { sql } from 'kysely'
import type { Ctx } from '../../../context.ts'
import { COUNTED_OUTCOME, HAS_BOOKED, type Span } from './count-figures.ts'

/** More strokes cannot be told apart in the chart. */
const MAX_ROWS = 2_000

/** Lists the real conversations that began in a span, in order. */
export async function listBegun({ db }: Pick<Ctx, 'db'>, organisationId: string, { from, to }: Span) {
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'asked_at', 'last_message_at', 'language', 'helped'])
    .select(COUNTED_OUTCOME.as('outcome'))
    .select(sql<number>`case when ${HAS_BOOKED} then 1 else 0 end`.as('has_booked'))
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'real')
    .where('asked_at', '>=', from)
    .where('asked_at', '<', to)
    // Redundant, but the index needs it: no conversation ends before it begins.
    .where('last_message_at', '>=', from)
    .orderBy('asked_at')
    .limit(MAX_ROWS + 1)
    .execute()
  return {
    isCut: rows.length > MAX_ROWS,
    rows: rows.slice(0, MAX_ROWS).map(({ asked_at, last_message_at, has_booked, ...row }) => ({
      ...row,
      hasBooked: has_booked === 1,
      at: asked_at ?? last_message_at,
      endedAt: last_message_at,
      neededNobody: row.outcome === 'answered' || row.outcome === 'booked',
    })),
  }
}

export type Begun = Awaited<ReturnType<typeof listBegun>>['rows'][number]
