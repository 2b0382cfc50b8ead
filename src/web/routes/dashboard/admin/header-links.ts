import { HeartPulse } from 'lucide-react'
import type { PortalLink } from '#web/features/portal-frame/portal-links.tsx'

/** What administrators reach from the head of their dashboard, beside its tabs. */
export const HEADER_LINKS: PortalLink[] = [{ to: '/dashboard/admin/health', label: 'Health', icon: HeartPulse }]
