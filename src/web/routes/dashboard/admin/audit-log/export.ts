import { irishDay } from '#contracts/words/dates.ts'
import { exportAuditLog } from '#server/domains/audit/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { readSearchParams } from '../../read-search-params.ts'
import type { Route } from './+types/export.ts'

/** Streams the filtered log as CSV. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const pieces = await exportAuditLog(ctx, readSearchParams(request))
  return download(`audit-log-${irishDay(ctx.now())}.csv`, pieces)
}
