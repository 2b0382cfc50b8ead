import { NavLink } from 'react-router'

export type LinkTab = { to: string; label: string; count?: number }

/** Portal tabs are links: each has its address. On a phone they become a bar at the bottom, what is over five under More. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  const isLong = tabs.length > 5
  const onBar = isLong ? tabs.slice(0, 4) : tabs
  return (
    <nav aria-label={label} className="link-tabs">
      <ul className="link-tabs-row">
        {tabs.map((tab) => (
          <Tab key={tab.to} tab={tab} isExtra={!onBar.includes(tab)} />
        ))}
        {isLong && (
          <li className="link-tabs-more">
            <details name="more">
              <summary>More</summary>
              <ul>
                {tabs.slice(4).map((tab) => (
                  <Tab key={tab.to} tab={tab} />
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  )
}

function Tab({ tab, isExtra = false }: { tab: LinkTab; isExtra?: boolean }) {
  return (
    <li className={isExtra ? 'link-tabs-extra' : undefined}>
      <NavLink to={tab.to} end className="link-tab">
        {tab.label}
        {tab.count !== undefined && <span className="text-micro text-muted tabular-nums">{tab.count}</span>}
      </NavLink>
    </li>
  )
}
