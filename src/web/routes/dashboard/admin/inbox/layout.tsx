import { Inbox, LifeBuoy } from 'lucide-react'
import { href, Outlet } from 'react-router'
import { countInbox } from '#server/domains/enquiries/index.ts'
import { getCurrentUser } from '#server/domains/identity/index.ts'
import { countDesk } from '#server/domains/support/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { OpenTab } from '#web/features/portal-frame/open-tab.tsx'
import { PortalFrame } from '#web/features/portal-frame/portal-frame.tsx'
import { createPortalPerson } from '#web/features/portal-frame/portal-person.ts'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { onlyAdministrators } from '../../access.ts'
import type { Route } from './+types/layout.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyAdministrators]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [user, messages, tickets] = await Promise.all([getCurrentUser(ctx), countInbox(ctx), countDesk(ctx)])
  return { person: createPortalPerson(user), messages, tickets }
}

/** The inbox has pages of its own, because lists and messages need the width. */
export default function InboxLayout({ loaderData }: Route.ComponentProps) {
  const { person, messages, tickets } = loaderData
  const tabs = [
    { to: href('/dashboard/admin/inbox'), label: 'Messages', count: messages.open, icon: Inbox },
    { to: href('/dashboard/admin/inbox/tickets'), label: 'Tickets', count: tickets.open, icon: LifeBuoy },
  ]
  return (
    <PortalFrame person={person}>
      <LinkTabs label="Inbox sections" tabs={tabs} />
      <OpenTab>
        <Outlet />
      </OpenTab>
    </PortalFrame>
  )
}
