import type { ActivityItem } from '#contracts/activity.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'

/** Newest first. */
export async function listActivity(ctx: Ctx, limit = 8): Promise<ActivityItem[]> {
  const { organisationId } = requirePermission(ctx, 'portal.read')
  const rows = await listNewest(ctx, { organisationId, limit })
  return rows.map(({ source, at, ...row }) => ({ ...row, time: at, isSample: source === 'sample' }))
}

const listNewest = keptQuery((db, { organisationId, limit }: { organisationId: string; limit: number }) =>
  db
    .selectFrom('activities')
    .select(['id', 'type', 'message', 'source', 'at'])
    .where('organisation_id', '=', organisationId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
)
