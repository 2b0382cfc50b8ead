import { ChartColumn, CircleArrowUp, FolderKanban, LayoutDashboard, LifeBuoy, ShieldCheck } from 'lucide-react'
import { Outlet } from 'react-router'
import { AccessDenied } from '#web/features/portal-frame/access-denied.tsx'
import { PortalNotices } from '#web/features/portal-frame/portal-notices.tsx'
import { PortalPage } from '#web/features/portal-frame/portal-page.tsx'
import type { LinkTab } from '#web/ui/link-tabs.tsx'
import { allowedCtx, onlyUserType } from '../access.ts'
import { getPortal } from '../portal.ts'
import type { Route } from './+types/layout.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyUserType('GOVERNMENT')]

const TABS: LinkTab[] = [
  { to: '/dashboard/government', label: 'Overview', icon: LayoutDashboard },
  { to: '/dashboard/government/projects', label: 'Projects', icon: FolderKanban },
  { to: '/dashboard/government/compliance', label: 'Compliance', icon: ShieldCheck },
  { to: '/dashboard/government/analytics', label: 'Analytics', icon: ChartColumn },
  { to: '/dashboard/government/upgrade', label: 'Upgrade', icon: CircleArrowUp },
  { to: '/dashboard/government/support', label: 'Support', icon: LifeBuoy },
]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = allowedCtx(context)
  return getPortal(ctx)
}

export default function GovernmentDashboard({ loaderData }: Route.ComponentProps) {
  const { person, firstName, organisation } = loaderData
  return (
    <PortalPage
      person={person}
      title="Government Dashboard"
      welcome={`Welcome back, ${firstName}`}
      tabs={TABS}
      stats={[]}
      notices={<PortalNotices organisation={organisation} upgradePath="/dashboard/government/upgrade" />}
    >
      <Outlet />
    </PortalPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AccessDenied error={error} />
}
