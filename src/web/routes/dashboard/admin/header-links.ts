import { HeartPulse, Inbox, MessagesSquare, ScrollText, ShieldUser } from 'lucide-react'
import { href } from 'react-router'
import type { PortalLink } from '#web/features/portal-frame/portal-links.tsx'
import { ADVISERS_BASE } from '../chat/paths.ts'

/** The links beside the heading of the administrators' dashboard. */
export const HEADER_LINKS: PortalLink[] = [
  { to: href('/dashboard/admin/privacy'), label: 'Privacy', icon: ShieldUser },
  { to: href('/dashboard/admin/audit-log'), label: 'Audit log', icon: ScrollText },
  { to: href('/dashboard/admin/health'), label: 'Health', icon: HeartPulse },
]

/** Messages that wait for an answer, and late ones. */
export function inboxLink({ open, overdue }: { open: number; overdue: number }): PortalLink {
  const label = overdue === 0 ? 'Inbox' : `Inbox, ${overdue} overdue`
  return { to: href('/dashboard/admin/inbox'), label, icon: Inbox, count: open }
}

/** Messages of public bodies that this adviser has not read. */
export function chatLink(unread: number): PortalLink {
  return { to: ADVISERS_BASE, label: 'Governance', icon: MessagesSquare, count: unread }
}
