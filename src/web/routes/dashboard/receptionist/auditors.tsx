import { getRecordPage } from '#server/domains/auditors/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { AuditorsPage } from '#web/features/receptionist/report/auditors-page.tsx'
import { onlyWith } from '../access.ts'
import { readSearchParams } from '../read-search-params.ts'
import type { Route } from './+types/auditors.ts'
import { receptionistPath } from './receptionist-path.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('record.read')]

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  return { base: receptionistPath(ctx), record: await getRecordPage(ctx, readSearchParams(request)) }
}

export const handle: PageTitleHandle = { pageTitle: 'For auditors' }

export default function Auditors({ loaderData }: Route.ComponentProps) {
  return <AuditorsPage {...loaderData} />
}
