import { ChartColumn, CircleArrowUp, FolderKanban, LayoutDashboard, LifeBuoy, ShieldCheck } from 'lucide-react'
import { href } from 'react-router'
import type { PortalTab } from '#web/features/portal-frame/portal-tabs.ts'

export const TABS: PortalTab[] = [
  { to: href('/dashboard/government'), label: 'Overview', icon: LayoutDashboard },
  { to: href('/dashboard/government/projects'), label: 'Projects', icon: FolderKanban },
  { to: href('/dashboard/government/compliance'), label: 'Compliance', icon: ShieldCheck },
  { to: href('/dashboard/government/analytics'), label: 'Analytics', icon: ChartColumn },
  { to: href('/dashboard/government/upgrade'), label: 'Upgrade', icon: CircleArrowUp, needs: 'billing.read' },
  { to: href('/dashboard/government/support'), label: 'Support', icon: LifeBuoy },
]
