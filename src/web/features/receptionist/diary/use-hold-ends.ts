import { useEffect } from 'react'
import { useReload } from '#web/features/portal-frame/use-reload.ts'

/** The server's clock may run a little behind this estimate. */
const MARGIN_MS = 500

/**
 * Reloads the page when the first hold ends, because no event reports that. `now` is the server's time of the page, so
 * a wrong clock in the browser does not matter.
 */
export function useHoldEnds(now: string, nextHoldEnd: string | null): void {
  const { reload } = useReload()
  useEffect(() => {
    if (nextHoldEnd === null) return
    const wait = Math.max(0, Date.parse(nextHoldEnd) - Date.parse(now)) + MARGIN_MS
    const timer = setTimeout(reload, wait)
    return () => clearTimeout(timer)
  }, [now, nextHoldEnd, reload])
}
