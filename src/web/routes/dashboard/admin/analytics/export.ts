import { exportAnalytics } from '#server/domains/analytics/index.ts'
import { download, MEDIA_TYPES } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { Route } from './+types/export.ts'

/** The figures of the page with the same address, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const address = Object.fromEntries(new URL(request.url).searchParams)
  const { name, csv } = await exportAnalytics(requestCtx(context), address)
  return download(name, MEDIA_TYPES.csv, csv)
}
