import { ChartColumn, CircleArrowUp, LayoutDashboard, LifeBuoy, Wrench } from 'lucide-react'
import { Outlet } from 'react-router'
import { requestCtx } from '#server/http/router-context.ts'
import { keepUnsent } from '#web/features/portal-form/keep-unsent.ts'
import { PortalNotices } from '#web/features/portal-frame/portal-notices.tsx'
import { PortalPage } from '#web/features/portal-frame/portal-page.tsx'
import type { LinkTab } from '#web/ui/link-tabs.tsx'
import { onlyUserType } from '../access.ts'
import { getPortal } from '../portal.ts'
import type { Route } from './+types/layout.ts'
import { statsOf } from './summary/stats.tsx'
import { getSummary } from './summary/summary.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyUserType('BUSINESS')]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnsent]

const TABS: LinkTab[] = [
  { to: '/dashboard/business', label: 'Overview', icon: LayoutDashboard },
  { to: '/dashboard/business/tools', label: 'AI Tools', icon: Wrench },
  { to: '/dashboard/business/analytics', label: 'Analytics', icon: ChartColumn },
  { to: '/dashboard/business/upgrade', label: 'Upgrade', icon: CircleArrowUp },
  { to: '/dashboard/business/support', label: 'Support', icon: LifeBuoy },
]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [portal, summary] = await Promise.all([getPortal(ctx), getSummary(ctx)])
  return { ...portal, summary }
}

export default function BusinessDashboard({ loaderData }: Route.ComponentProps) {
  const { person, firstName, organisation, summary } = loaderData
  return (
    <PortalPage
      person={person}
      title="Business Dashboard"
      welcome={`Welcome back, ${firstName}`}
      tabs={TABS}
      stats={statsOf(summary)}
      notices={<PortalNotices organisation={organisation} upgradePath="/dashboard/business/upgrade" />}
    >
      <Outlet context={summary} />
    </PortalPage>
  )
}
