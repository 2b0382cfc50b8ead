import { getLiveVersion, listVersions } from '#server/domains/publishing/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { VersionsPage } from '#web/features/receptionist/publishing/versions-page.tsx'
import { readSearchParams } from '../../read-search-params.ts'
import { receptionistPath } from '../receptionist-path.ts'
import type { Route } from './+types/versions.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [page, live] = await Promise.all([listVersions(ctx, readSearchParams(request)), getLiveVersion(ctx)])
  return { base: receptionistPath(ctx), page, live }
}

export const handle: PageTitleHandle = { pageTitle: 'Versions' }

export default function Versions({ loaderData }: Route.ComponentProps) {
  return <VersionsPage {...loaderData} />
}
