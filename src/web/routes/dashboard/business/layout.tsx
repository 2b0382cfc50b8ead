import { ChartColumn, CircleArrowUp, LayoutDashboard, LifeBuoy, Wrench } from 'lucide-react'
import { href, Outlet } from 'react-router'
import { requestCtx } from '#server/http/router-context.ts'
import { PortalNotices } from '#web/features/portal-frame/portal-notices.tsx'
import { PortalPage } from '#web/features/portal-frame/portal-page.tsx'
import type { PortalTab } from '#web/features/portal-frame/portal-tabs.ts'
import { useReceptionistLink } from '#web/features/receptionist/receptionist-link.ts'
import { onlyUserType } from '../access.ts'
import { getPortal } from '../portal.ts'
import type { Route } from './+types/layout.ts'
import { listStats } from './summary/stats.tsx'
import { getSummary } from './summary/summary.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyUserType('BUSINESS')]

const TABS: PortalTab[] = [
  { to: href('/dashboard/business'), label: 'Overview', icon: LayoutDashboard },
  { to: href('/dashboard/business/tools'), label: 'AI Tools', icon: Wrench },
  { to: href('/dashboard/business/analytics'), label: 'Analytics', icon: ChartColumn },
  { to: href('/dashboard/business/upgrade'), label: 'Upgrade', icon: CircleArrowUp, needs: 'billing.read' },
  { to: href('/dashboard/business/support'), label: 'Support', icon: LifeBuoy },
]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [portal, summary] = await Promise.all([getPortal(ctx), getSummary(ctx)])
  return { ...portal, summary }
}

export default function BusinessDashboard({ loaderData }: Route.ComponentProps) {
  const { person, firstName, organisation, summary } = loaderData
  const receptionist = useReceptionistLink(href('/dashboard/business/receptionist'))
  return (
    <PortalPage
      person={person}
      title="Business Dashboard"
      welcome={`Welcome back, ${firstName}`}
      tabs={TABS}
      links={[receptionist]}
      stats={listStats(summary)}
      notices={<PortalNotices organisation={organisation} upgradePath={href('/dashboard/business/upgrade')} />}
    >
      <Outlet context={summary} />
    </PortalPage>
  )
}
