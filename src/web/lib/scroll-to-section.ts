import { useEffect, useRef, useState } from 'react'
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
 * page keeps it: a filter, a field that was refused, a tab. Answers what was opened then, to be read out. The browser
 * sees to full loads.
 */
export function useFocusAfterNavigation(): string {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const before = useRef(pathname)
  const [opened, setOpened] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells two navigations apart.
  useEffect(() => {
    const isSamePage = before.current === pathname
    before.current = pathname
    if (type === 'POP') return
    if (isSamePage && hash === '' && document.activeElement !== document.body) return
    // A tab, or the choice of a sub-page, stays where it is: it now says that it is the current one.
    if (document.activeElement?.matches('nav a[aria-current=page]')) {
      setOpened(`${document.title.split(' | ')[0]}, opened`)
      return
    }
    const target = document.getElementById(hash === '' ? 'main' : hash.slice(1))
    target?.focus({ preventScroll: true })
  }, [pathname, hash, key, type])
  return opened
}
