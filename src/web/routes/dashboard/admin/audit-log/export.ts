import { irishDay } from '#contracts/words/dates.ts'
import { exportAuditLog } from '#server/domains/audit/index.ts'
import { download, MEDIA_TYPES } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { Route } from './+types/export.ts'

/** What the filter of the address shows, as a file that is written while it is read. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const pieces = await exportAuditLog(ctx, Object.fromEntries(new URL(request.url).searchParams))
  return download(`audit-log-${irishDay(ctx.now())}.csv`, MEDIA_TYPES.csv, pieces)
}
