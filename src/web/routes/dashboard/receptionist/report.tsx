import { getReport } from '#server/domains/conversations/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { ReportScreen } from '#web/features/receptionist/report/report-screen.tsx'
import { readSearchParams } from '../read-search-params.ts'
import type { Route } from './+types/report.ts'
import { receptionistPath } from './receptionist-path.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  return { base: receptionistPath(ctx), report: await getReport(ctx, readSearchParams(request)) }
}

export default function Report({ loaderData }: Route.ComponentProps) {
  return <ReportScreen {...loaderData} />
}
