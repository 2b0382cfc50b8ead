import { NavLink } from './router-link.tsx'

type SubNavItem = { to: string; label: string; count?: number; isRoot?: boolean }

/** The pages inside one tab of a portal. */
export function SubNav({ label, items }: { label: string; items: SubNavItem[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {items.map(({ to, label: name, count, isRoot = false }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={isRoot}
              preventScrollReset
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-3.5 text-ui font-demibold text-ink-2 hover:border-ink-2 hover:text-ink current:border-accent current:bg-accent-soft current:text-ink forced-colors:current:border-2"
            >
              {name}
              {count !== undefined && <span className="text-micro font-normal text-muted tabular-nums">{count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
