import { ChartColumn, CircleArrowUp, FolderKanban, LayoutDashboard, LifeBuoy, ShieldCheck } from 'lucide-react'
import type { LinkTab } from '#web/ui/link-tabs.tsx'

export const TABS: LinkTab[] = [
  { to: '/dashboard/government', label: 'Overview', icon: LayoutDashboard },
  { to: '/dashboard/government/projects', label: 'Projects', icon: FolderKanban },
  { to: '/dashboard/government/compliance', label: 'Compliance', icon: ShieldCheck },
  { to: '/dashboard/government/analytics', label: 'Analytics', icon: ChartColumn },
  { to: '/dashboard/government/upgrade', label: 'Upgrade', icon: CircleArrowUp },
  { to: '/dashboard/government/support', label: 'Support', icon: LifeBuoy },
]
