import { MessagesSquare } from 'lucide-react'
import { href, Outlet } from 'react-router'
import { countUnreadMessages } from '#server/domains/chat/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { PortalNotices } from '#web/features/portal-frame/portal-notices.tsx'
import { PortalPage } from '#web/features/portal-frame/portal-page.tsx'
import { useReceptionistLink } from '#web/features/receptionist/receptionist-link.ts'
import { TextLink } from '#web/ui/link.tsx'
import { onlyUserType } from '../access.ts'
import { OFFICIALS_BASE } from '../chat/paths.ts'
import { getPortal } from '../portal.ts'
import type { Route } from './+types/layout.ts'
import { loadSummary } from './summary.ts'
import { TABS } from './tabs.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyUserType('GOVERNMENT')]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [portal, stats, unread] = await Promise.all([getPortal(ctx), loadSummary(ctx), countUnreadMessages(ctx)])
  return { ...portal, stats, unread }
}

export default function GovernmentDashboard({ loaderData }: Route.ComponentProps) {
  const { person, firstName, organisation, stats, unread } = loaderData
  const receptionist = useReceptionistLink(href('/dashboard/government/receptionist'))
  return (
    <PortalPage
      person={person}
      title="Government Dashboard"
      welcome={
        <>
          Welcome back, {firstName}.{' '}
          <TextLink to={`${href('/dashboard/government/analytics')}#definitions`}>How the figures are counted</TextLink>
        </>
      }
      tabs={TABS}
      links={[receptionist, { to: OFFICIALS_BASE, label: 'Governance platform', icon: MessagesSquare, count: unread }]}
      stats={stats}
      notices={<PortalNotices organisation={organisation} upgradePath={href('/dashboard/government/upgrade')} />}
    >
      <Outlet />
    </PortalPage>
  )
}
