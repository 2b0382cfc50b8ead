import { ChartColumn, CircleArrowUp, FileText, Settings, Users, Wrench } from 'lucide-react'
import { href, Outlet } from 'react-router'
import { countUnreadMessages } from '#server/domains/chat/index.ts'
import { countInbox } from '#server/domains/enquiries/index.ts'
import { getCurrentUser } from '#server/domains/identity/index.ts'
import { getAdminStatistics, getOverallHealth } from '#server/domains/operations/index.ts'
import { countDesk } from '#server/domains/support/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { listScheduledJobs } from '#server/jobs/scheduled-jobs.ts'
import { PortalPage } from '#web/features/portal-frame/portal-page.tsx'
import { createPortalPerson } from '#web/features/portal-frame/portal-person.ts'
import type { LinkTab } from '#web/ui/link-tabs.tsx'
import { onlyAdministrators } from '../access.ts'
import type { Route } from './+types/layout.ts'
import { chatLink, HEADER_LINKS, inboxLink } from './header-links.ts'
import { adminStats } from './stats.tsx'

export const middleware: Route.MiddlewareFunction[] = [onlyAdministrators]

const TABS: LinkTab[] = [
  { to: href('/dashboard/admin'), label: 'Content', icon: FileText },
  { to: href('/dashboard/admin/tools'), label: 'AI Tools', icon: Wrench },
  { to: href('/dashboard/admin/users'), label: 'Users', icon: Users },
  { to: href('/dashboard/admin/analytics'), label: 'Analytics', icon: ChartColumn },
  { to: href('/dashboard/admin/upgrade'), label: 'Upgrade', icon: CircleArrowUp },
  { to: href('/dashboard/admin/settings'), label: 'Settings', icon: Settings },
]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [user, statistics, health, messages, tickets, unread] = await Promise.all([
    getCurrentUser(ctx),
    getAdminStatistics(ctx),
    getOverallHealth(ctx, listScheduledJobs(ctx.config)),
    countInbox(ctx),
    countDesk(ctx),
    countUnreadMessages(ctx),
  ])
  const inbox = { open: messages.open + tickets.open, overdue: messages.overdue + tickets.overdue }
  return { user, statistics, health, inbox, unread }
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { user, statistics, health, inbox, unread } = loaderData
  return (
    <PortalPage
      person={createPortalPerson(user)}
      title="Admin Dashboard"
      welcome={`Welcome back, ${user.firstName || user.email}`}
      tabs={TABS}
      links={[inboxLink(inbox), chatLink(unread), ...HEADER_LINKS]}
      stats={adminStats(statistics, health)}
    >
      <Outlet />
    </PortalPage>
  )
}
