import { Ellipsis, type LucideIcon } from 'lucide-react'
import { type MouseEvent, useId, useSyncExternalStore } from 'react'
import { NavLink } from 'react-router'
import { classNames } from './class-names.ts'

/** Where what a tab opens begins. Without JavaScript the tab leads there. */
export const PANEL_ID = 'open-tab'

const BY_TAB = { isByTab: true }

/** Whether a tab was pressed to get to a location with this state. */
export const cameByTab = (state: unknown) => (state as typeof BY_TAB | null)?.isByTab === true

/** The icon is for the bar of a phone. */
export type LinkTab = { to: string; label: string; count?: number; icon?: LucideIcon }

const MOST_ON_BAR = 5
const TAB =
  'relative flex min-h-11 items-center gap-2 px-[0.65rem] text-ui font-[560] whitespace-nowrap text-muted hover:text-ink aria-[current=page]:text-ink'
const ON_BAR =
  'max-[860px]:min-h-14 max-[860px]:flex-col max-[860px]:justify-center max-[860px]:gap-0.5 max-[860px]:px-1 max-[860px]:text-micro'

/** Portal tabs are links: each has its address. On a phone they are a bar at the bottom, what is over five under More. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  const onBar = tabs.length > MOST_ON_BAR ? MOST_ON_BAR - 1 : MOST_ON_BAR
  return (
    <nav aria-label={label} className="link-tabs">
      <ul className="sliding-tabs flex gap-1 min-[861px]:-ml-[0.65rem] max-[860px]:gap-0">
        {tabs.map((tab, index) => (
          <li key={tab.to} className={index < onBar ? 'max-[860px]:flex-1' : 'max-[860px]:hidden'}>
            <TabLink tab={tab} isRoot={isRootOf(tabs, tab)} className={ON_BAR} />
          </li>
        ))}
        {tabs.length > onBar && <More tabs={tabs.slice(onBar)} />}
      </ul>
    </nav>
  )
}

type TabLinkProps = { tab: LinkTab; isRoot: boolean; className: string }

function TabLink({ tab, isRoot, className }: TabLinkProps) {
  const { to, label, count, icon: Icon } = tab
  const isScripted = useIsScripted()
  return (
    <NavLink
      to={isScripted ? to : `${to}#${PANEL_ID}`}
      end={isRoot}
      preventScrollReset
      state={BY_TAB}
      className={classNames(TAB, className)}
    >
      {Icon && <Icon size={18} strokeWidth={1.75} className="flex-none min-[861px]:hidden" aria-hidden="true" />}
      <span className="flex items-baseline gap-1.5">
        {label}
        {count !== undefined && <span className="text-micro font-normal text-muted tabular-nums">{count}</span>}
      </span>
    </NavLink>
  )
}

/** False on the server, and until the page's scripts are there. */
function useIsScripted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

/** A tab stays current on the pages below it; the one that all others stand below does not. */
function isRootOf(tabs: LinkTab[], { to }: LinkTab): boolean {
  return tabs.some((other) => other.to.startsWith(`${to}/`))
}

function More({ tabs }: { tabs: LinkTab[] }) {
  const id = useId()
  const close = (event: MouseEvent<HTMLElement>) => event.currentTarget.hidePopover()
  return (
    <li className="link-tabs-more flex-1 min-[861px]:hidden">
      <button type="button" popoverTarget={id} className={classNames(TAB, ON_BAR, 'w-full cursor-pointer')}>
        <Ellipsis size={18} strokeWidth={1.75} className="flex-none" aria-hidden="true" />
        More
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on a link inside is what closes it, also by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
      <div id={id} popover="auto" onClick={close} className="link-tabs-sheet">
        {tabs.map((tab) => (
          <TabLink key={tab.to} tab={tab} isRoot={false} className="px-4 text-base" />
        ))}
      </div>
    </li>
  )
}
