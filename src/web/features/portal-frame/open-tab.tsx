import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'
import { cameByTab, PANEL_ID } from '#web/ui/link-tabs.tsx'

/** The content below the tabs. It fades while the next page loads. The new page then starts in view. */
export function OpenTab({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const next = useNavigation().location
  const isLeaving = next !== undefined && next.pathname !== pathname
  useKeptPlace(panel, isLeaving)
  useBeginningInView(panel)
  return (
    <div
      ref={panel}
      id={PANEL_ID}
      aria-busy={isLeaving}
      className="open-tab transition-opacity delay-100 aria-busy:opacity-50"
    >
      {children}
    </div>
  )
}

/**
 * Keeps the panel's end at the window's end while a page loads, so that a shorter page does not move the scroll
 * position. A panel that begins above the window needs no more than the window: the new page begins in view.
 */
function useKeptPlace(panel: RefObject<HTMLElement | null>, isLeaving: boolean): void {
  useLayoutEffect(() => {
    if (!isLeaving || panel.current === null) return
    const height = window.innerHeight - Math.max(0, panel.current.getBoundingClientRect().top)
    // At the top of the page there is no position to keep, and the rest of the page would be pushed below the window.
    panel.current.style.minHeight = window.scrollY > 0 ? `${height}px` : ''
  }, [panel, isLeaving])
}

/**
 * Scrolls to the panel after a tab or a page below it was opened. The dashboard's own address shows its head, and the
 * back button restores the old position.
 */
function useBeginningInView(panel: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key, state } = useLocation()
  const type = useNavigationType()
  const before = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells two navigations apart.
  useEffect(() => {
    const isSamePage = before.current === pathname
    before.current = pathname
    const isRoot = pathname.split('/').filter(Boolean).length <= 2
    if (type === 'POP' || hash !== '' || (isRoot && !cameByTab(state)) || keepsPlace(state)) return
    // A filter, a period or a form on the same page keeps the scroll position.
    if (isSamePage && window.scrollY > 0) return
    // Runs after the router, which scrolls to the top for every other link.
    requestAnimationFrame(() => show(panel.current, cameByTab(state)))
  }, [panel, pathname, hash, key, state, type])
}

function show(panel: HTMLElement | null, isGliding: boolean): void {
  // A page such as an open conversation, whose newest message is at its end, chose its place already.
  if (panel === null || panel.querySelector('[data-chooses-place]') !== null) return
  const { top } = panel.getBoundingClientRect()
  const lowest = window.innerHeight * (fits('(max-width: 860px)') ? 0.25 : 0.75)
  if (top >= 0 && top <= lowest) return
  const glides = isGliding && fits('(prefers-reduced-motion: no-preference)')
  panel.scrollIntoView({ behavior: glides ? 'smooth' : 'auto' })
}

/** Panels beside the page keep the scroll position. */
const keepsPlace = (state: unknown) => (state as { isPlaceKept?: boolean } | null)?.isPlaceKept === true

const fits = (query: string) => window.matchMedia(query).matches
