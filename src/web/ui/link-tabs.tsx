import { Ellipsis, type LucideIcon } from 'lucide-react'
import { type MouseEvent, useId, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { classNames } from './class-names.ts'
import { NavLink } from './router-link.tsx'

/** The start of the tab's content. Without JavaScript the tab links to it. */
export const PANEL_ID = 'open-tab'

const BY_TAB = { isByTab: true }

/** Whether a press on a tab led to this location. */
export const cameByTab = (state: unknown) => (state as typeof BY_TAB | null)?.isByTab === true

/** The icon shows in the bar of a phone. */
export type LinkTab = {
  to: string
  label: string
  count?: number
  /** How many items wait for somebody. */
  waiting?: number
  icon?: LucideIcon
  /** Paths of the root tab's pages start with this. */
  pages?: string
}

const MAX_ON_BAR = 5
const TAB =
  'relative flex min-h-11 items-center gap-2 px-[0.65rem] text-ui font-demibold whitespace-nowrap text-muted hover:text-ink current:text-ink'
const ON_BAR =
  'max-desk:min-h-14 max-desk:flex-col max-desk:justify-center max-desk:gap-0.5 max-desk:px-1 max-desk:text-micro'

/**
 * Portal tabs as links. On a phone they are a bar at the bottom. If there are more than five, the rest is under More.
 */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  const onBar = tabs.length > MAX_ON_BAR ? MAX_ON_BAR - 1 : MAX_ON_BAR
  return (
    <nav aria-label={label} className="link-tabs">
      <ul className="sliding-tabs flex gap-1 desk:-ml-[0.65rem] max-desk:gap-0">
        {tabs.map((tab, index) => (
          <li key={tab.to} className={index < onBar ? 'max-desk:flex-1' : 'max-desk:hidden'}>
            <TabLink tab={tab} isRoot={isTabRoot(tabs, tab)} className={ON_BAR} />
          </li>
        ))}
        {tabs.length > onBar && <More tabs={tabs.slice(onBar)} />}
      </ul>
    </nav>
  )
}

type TabLinkProps = { tab: LinkTab; isRoot: boolean; className: string }

function TabLink({ tab, isRoot, className }: TabLinkProps) {
  const { to, label, count, waiting = 0, icon: Icon, pages } = tab
  const isScripted = useIsScripted()
  const { pathname } = useLocation()
  const isOnPage = pages !== undefined && pathname.startsWith(`${pages}/`)
  return (
    <NavLink
      to={isScripted ? to : `${to}#${PANEL_ID}`}
      end={isRoot && !isOnPage}
      preventScrollReset
      state={BY_TAB}
      className={classNames(TAB, className)}
    >
      {Icon && <Icon size={18} strokeWidth={1.75} className="flex-none desk:hidden" aria-hidden="true" />}
      <span className="flex items-baseline gap-1.5">
        {label}
        {count !== undefined && <span className="text-micro font-normal text-muted tabular-nums">{count}</span>}
        {waiting > 0 && (
          <span className="rounded-[3px] bg-caution-soft px-[0.35rem] py-[0.2rem] text-micro leading-none font-semibold text-caution tabular-nums forced-colors:border">
            {waiting}
            <span className="sr-only"> waiting</span>
          </span>
        )}
      </span>
    </NavLink>
  )
}

/** False on the server, and until hydration. */
function useIsScripted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

/** A tab is current on its sub-pages. The root tab is not, because all tabs are below it. */
function isTabRoot(tabs: LinkTab[], { to }: LinkTab): boolean {
  return tabs.some((other) => other.to.startsWith(`${to}/`))
}

function More({ tabs }: { tabs: LinkTab[] }) {
  const id = useId()
  const close = (event: MouseEvent<HTMLElement>) => event.currentTarget.hidePopover()
  return (
    <li className="link-tabs-more flex-1 desk:hidden">
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
