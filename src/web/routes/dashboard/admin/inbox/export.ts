import { irishDay } from '#contracts/words/dates.ts'
import { exportEnquiries } from '#server/domains/enquiries/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { readSearchParams } from '../../read-search-params.ts'
import type { Route } from './+types/export.ts'

/** Streams the filtered messages as CSV. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const pieces = await exportEnquiries(ctx, readSearchParams(request))
  return download(`inbox-${irishDay(ctx.now())}.csv`, pieces)
}
