import { HeartPulse, Inbox, MessagesSquare, ScrollText, ShieldUser } from 'lucide-react'
import { href } from 'react-router'
import type { PortalLink } from '#web/features/portal-frame/portal-links.tsx'
import { ADVISERS_BASE } from '../chat/paths.ts'

/** What administrators reach from the head of their dashboard, beside its tabs. */
export const HEADER_LINKS: PortalLink[] = [
  { to: href('/dashboard/admin/privacy'), label: 'Privacy', icon: ShieldUser },
  { to: href('/dashboard/admin/audit-log'), label: 'Audit log', icon: ScrollText },
  { to: href('/dashboard/admin/health'), label: 'Health', icon: HeartPulse },
]

/** What waits for an answer, and what has waited too long. */
export function inboxLink({ open, overdue }: { open: number; overdue: number }): PortalLink {
  const label = overdue === 0 ? 'Inbox' : `Inbox, ${overdue} overdue`
  return { to: href('/dashboard/admin/inbox'), label, icon: Inbox, count: open }
}

/** What public bodies wrote and this adviser has not read. */
export function chatLink(unread: number): PortalLink {
  return { to: ADVISERS_BASE, label: 'Governance', icon: MessagesSquare, count: unread }
}
