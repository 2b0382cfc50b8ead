import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const LONGEST_GLIDE_MS = 1_500

/**
 * Lets the next scroll glide. Only a section link on its own page calls this: a change of page, or going back, jumps.
 * The offset under the fixed bar is the `scroll-padding-top` of the page.
 */
export function glideOnce(): void {
  const { classList } = document.documentElement
  const stop = () => classList.remove('is-gliding')
  classList.add('is-gliding')
  addEventListener('scrollend', stop, { once: true })
  setTimeout(stop, LONGEST_GLIDE_MS)
}

/**
 * Moves the focus to where a chosen link led: the section, else the page's content. What still has the focus on the same
 * page keeps it: a filter, a field that was refused; and what `staysOn` says of itself. So does what took it when it
 * appeared: a panel. The browser sees to full loads.
 */
export function useFocusAfterNavigation(staysOn?: (focused: Element | null) => boolean): void {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const before = useRef(pathname)
  const focused = useRef<Element>(null)
  // Before anything on the new page asks for the focus in its effects.
  useLayoutEffect(() => {
    focused.current = document.activeElement
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells two navigations apart.
  useEffect(() => {
    const isSamePage = before.current === pathname
    before.current = pathname
    if (type === 'POP') return
    if (document.activeElement !== focused.current && document.activeElement !== document.body) return
    if (isSamePage && hash === '' && document.activeElement !== document.body) return
    if (staysOn?.(document.activeElement)) return
    const target = document.getElementById(hash === '' ? 'main' : hash.slice(1))
    target?.focus({ preventScroll: true })
  }, [pathname, hash, key, type])
}
