import { ChartColumn, CircleArrowUp, FileText, Settings, Users, Wrench } from 'lucide-react'
import { Outlet } from 'react-router'
import { AccessDenied } from '#web/features/portal-frame/access-denied.tsx'
import { PortalPage } from '#web/features/portal-frame/portal-page.tsx'
import type { LinkTab } from '#web/ui/link-tabs.tsx'
import { allowedCtx, onlyAdministrators } from '../access.ts'
import { getPortal } from '../portal.ts'
import type { Route } from './+types/layout.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyAdministrators]

const TABS: LinkTab[] = [
  { to: '/dashboard/admin', label: 'Content', icon: FileText },
  { to: '/dashboard/admin/tools', label: 'AI Tools', icon: Wrench },
  { to: '/dashboard/admin/users', label: 'Users', icon: Users },
  { to: '/dashboard/admin/analytics', label: 'Analytics', icon: ChartColumn },
  { to: '/dashboard/admin/upgrade', label: 'Upgrade', icon: CircleArrowUp },
  { to: '/dashboard/admin/settings', label: 'Settings', icon: Settings },
]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = allowedCtx(context)
  return getPortal(ctx)
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { person, firstName } = loaderData
  return (
    <PortalPage person={person} title="Admin Dashboard" welcome={`Welcome back, ${firstName}`} tabs={TABS} stats={[]}>
      <Outlet />
    </PortalPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AccessDenied error={error} />
}
