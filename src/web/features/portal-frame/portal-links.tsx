import type { LucideIcon } from 'lucide-react'
import { NavLink } from '#web/ui/router-link.tsx'

/** `count`: how many items wait. */
export type PortalLink = { to: string; label: string; icon: LucideIcon; count?: number }

/** Links beside the heading of a dashboard. On a phone they are below it, two in a row. */
export function PortalLinks({ label, links }: { label: string; links: PortalLink[] }) {
  return (
    <nav aria-label={label} className="-mx-2.5 max-sm:w-full">
      <ul className="flex flex-wrap max-sm:grid max-sm:grid-cols-2">
        {links.map(({ to, label: name, icon: Icon, count = 0 }) => (
          <li key={to} className="only:col-span-full">
            <NavLink
              to={to}
              className="flex min-h-11 items-center gap-2 rounded-control px-2.5 text-ui font-demibold text-ink-2 hover:bg-ink/6 hover:text-ink current:bg-ink/6 current:text-ink"
            >
              <Icon size={18} strokeWidth={1.75} className="flex-none" aria-hidden="true" />
              {name}
              {count > 0 && (
                <span className="rounded-[3px] bg-lichen px-1.5 py-0.5 text-micro leading-none font-bold text-lichen-ink tabular-nums">
                  {count}
                  <span className="sr-only"> waiting</span>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
