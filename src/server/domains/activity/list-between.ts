import { Temporal } from 'temporal-polyfill'
import type { ActivityItem } from '#contracts/activity.ts'
import { requireMember } from '../../access.ts'
import { addToDay } from '../../calendar/irish-day.ts'
import { IRISH_ZONE } from '../../calendar/support-hours.ts'
import type { Ctx } from '../../context.ts'

/** As many as a report can hold. */
const MOST = 5_000

/** What happened between two Irish days, both included, the newest first. */
export async function listActivityBetween(ctx: Ctx, from: string, to: string): Promise<ActivityItem[]> {
  const { organisationId } = requireMember(ctx)
  const rows = await ctx.db
    .selectFrom('activities')
    .select(['id', 'type', 'message', 'source', 'at'])
    .where('organisation_id', '=', organisationId)
    .where('at', '>=', startOf(from))
    .where('at', '<', startOf(addToDay(to, { days: 1 })))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ source, at, ...row }) => ({ ...row, time: at, isSample: source === 'sample' }))
}

function startOf(day: string): string {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(IRISH_ZONE).epochMilliseconds).toISOString()
}
