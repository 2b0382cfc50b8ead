import type { ActivityItem } from '#contracts/activity.ts'
import { requirePermission } from '../../access.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'

/** Limit of a report. */
const MAX_ITEMS = 5_000

/** Lists the activity between two Irish days, both included, newest first. */
export async function listActivityBetween(ctx: Ctx, from: string, to: string): Promise<ActivityItem[]> {
  const { organisationId } = requirePermission(ctx, 'portal.read')
  const rows = await ctx.db
    .selectFrom('activities')
    .select(['id', 'type', 'message', 'source', 'at'])
    .where('organisation_id', '=', organisationId)
    .where('at', '>=', startOfIrishDay(from))
    .where('at', '<', startOfIrishDay(addToDay(to, { days: 1 })))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ITEMS)
    .execute()
  return rows.map(({ source, at, ...row }) => ({ ...row, time: at, isSample: source === 'sample' }))
}
