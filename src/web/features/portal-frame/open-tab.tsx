import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'
import { cameByTab, PANEL_ID } from '#web/ui/link-tabs.tsx'

/**
 * What stands below the tabs. It fades while another page of it is on its way, so that a press never seems to do
 * nothing, and begins in view once that is there.
 */
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
      className="open-tab mt-6 transition-opacity delay-100 aria-busy:opacity-50"
    >
      {children}
    </div>
  )
}

/** A shorter page must not pull up what the reader looks at: the panel reaches at least to the end of the window. */
function useKeptPlace(panel: RefObject<HTMLElement | null>, isLeaving: boolean): void {
  useLayoutEffect(() => {
    if (!isLeaving || panel.current === null) return
    panel.current.style.minHeight = `${window.innerHeight - panel.current.getBoundingClientRect().top}px`
  }, [panel, isLeaving])
}

/**
 * After a tab was chosen, or a page below the dashboard opened. The dashboard's own address shows its head first, and
 * whoever goes back finds the place they left.
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
    // A filter, a period or a form that keeps its place.
    if (isSamePage && window.scrollY > 0) return
    // After the router, which goes to the top for every link that does not keep the place.
    requestAnimationFrame(() => show(panel.current, cameByTab(state)))
  }, [panel, pathname, hash, key, state, type])
}

function show(panel: HTMLElement | null, isGliding: boolean): void {
  if (panel === null) return
  const { top } = panel.getBoundingClientRect()
  const lowest = window.innerHeight * (fits('(max-width: 860px)') ? 0.25 : 0.75)
  if (top >= 0 && top <= lowest) return
  const glides = isGliding && fits('(prefers-reduced-motion: no-preference)')
  panel.scrollIntoView({ behavior: glides ? 'smooth' : 'auto' })
}

/** What opens beside the page leaves the reader where they are. */
const keepsPlace = (state: unknown) => (state as { isPlaceKept?: boolean } | null)?.isPlaceKept === true

const fits = (query: string) => window.matchMedia(query).matches
