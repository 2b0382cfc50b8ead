import { getReport } from '#server/domains/conversations/index.ts'
import { getOwnReceptionist } from '#server/domains/receptionists/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { ReportScreen } from '#web/features/receptionist/report/report-screen.tsx'
import { readSearchParams } from '../read-search-params.ts'
import type { Route } from './+types/report.ts'
import { receptionistPath } from './receptionist-path.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [{ slug }, report] = await Promise.all([getOwnReceptionist(ctx), getReport(ctx, readSearchParams(request))])
  return { base: receptionistPath(ctx), slug, report }
}

export default function Report({ loaderData }: Route.ComponentProps) {
  return <ReportScreen {...loaderData} />
}
