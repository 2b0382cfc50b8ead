import { Outlet } from 'react-router'
import { getCurrentUser } from '#server/domains/identity/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { keepUnsent } from '#web/features/portal-form/keep-unsent.ts'
import { PortalFrame } from '#web/features/portal-frame/portal-frame.tsx'
import { portalPersonOf } from '#web/features/portal-frame/portal-person.ts'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { onlyUserType } from '../access.ts'
import type { Route } from './+types/page-layout.ts'
import { TABS } from './tabs.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyUserType('GOVERNMENT')]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnsent]

export async function loader({ context }: Route.LoaderArgs) {
  return { person: portalPersonOf(await getCurrentUser(requestCtx(context))) }
}

/** What the pages below a tab stand in: the tabs, and a heading of their own in place of the figures. */
export default function GovernmentPage({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <PortalFrame person={person}>
      <div className="-mt-5 mb-4 max-[860px]:mt-0 max-[860px]:mb-0">
        <LinkTabs label="Government Dashboard sections" tabs={TABS} />
      </div>
      <Outlet />
    </PortalFrame>
  )
}
