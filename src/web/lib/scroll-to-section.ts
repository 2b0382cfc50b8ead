import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const MAX_SCROLL_MS = 1_500

/**
 * Makes the next scroll smooth. Only links to sections of the same page call it, so navigations and the back button
 * jump. `scroll-padding-top` of the page is the offset under the fixed bar.
 */
export function scrollSmoothlyOnce(): void {
  const { classList } = document.documentElement
  const stop = () => classList.remove('is-gliding')
  classList.add('is-gliding')
  addEventListener('scrollend', stop, { once: true })
  setTimeout(stop, MAX_SCROLL_MS)
}

/**
 * Moves the focus to the target of a navigation: the section of the hash, or else the main content. On the same page,
 * an element that has the focus keeps it, and so does a panel that took it when it appeared. `staysOn` names more
 * elements that keep it. Full page loads are left to the browser.
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
