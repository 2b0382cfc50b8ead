import { exportAnalytics } from '#server/domains/analytics/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { readSearchParams } from '../../read-search-params.ts'
import type { Route } from './+types/export.ts'

/** The page's figures as CSV. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const address = readSearchParams(request)
  const { name, csv } = await exportAnalytics(requestCtx(context), address)
  return download(name, csv)
}
