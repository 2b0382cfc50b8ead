import { irishDay } from '#contracts/words/dates.ts'
import { exportAuditLog } from '#server/domains/audit/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { addressOf } from '../../address-of.ts'
import type { Route } from './+types/export.ts'

/** Streams the filtered log as CSV. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const pieces = await exportAuditLog(ctx, addressOf(request))
  return download(`audit-log-${irishDay(ctx.now())}.csv`, pieces)
}
