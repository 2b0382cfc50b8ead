import { Outlet } from 'react-router'
import { requestCtx } from '#server/http/router-context.ts'
import { PortalFrame } from '#web/features/portal-frame/portal-frame.tsx'
import { listTabs } from '#web/features/portal-frame/portal-tabs.ts'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { onlyUserType } from '../access.ts'
import { getPerson } from '../get-person.ts'
import type { Route } from './+types/page-layout.ts'
import { TABS } from './tabs.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyUserType('GOVERNMENT')]

export async function loader({ context }: Route.LoaderArgs) {
  return { person: await getPerson(requestCtx(context)) }
}

/** The frame of pages below a tab: the tabs without the figures, as each page has its own heading. */
export default function GovernmentPage({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <PortalFrame person={person}>
      <div className="-mt-5 mb-4 max-desk:mt-0 max-desk:mb-0">
        <LinkTabs label="Government Dashboard sections" tabs={listTabs(TABS, person.place)} />
      </div>
      <Outlet />
    </PortalFrame>
  )
}
