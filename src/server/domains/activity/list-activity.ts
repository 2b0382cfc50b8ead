import type { ActivityItem } from '#contracts/activity.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'

/** The newest first. */
export async function listActivity(ctx: Ctx, limit = 8): Promise<ActivityItem[]> {
  const { organisationId } = requireMember(ctx)
  const rows = await ctx.db
    .selectFrom('activities')
    .select(['id', 'type', 'message', 'source', 'at'])
    .where('organisation_id', '=', organisationId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ source, at, ...row }) => ({ ...row, time: at, isSample: source === 'sample' }))
}
