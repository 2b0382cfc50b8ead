import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** The server's clock may be a little behind what this one measured. */
const MARGIN_MS = 500

/**
 * Loads the page again when the first hold ends: nobody tells of it, because nothing happens then. `now` is the instant at
 * which the server drew the page, so a wrong clock of the reader does no harm.
 */
export function useHoldEnds(now: string, nextHoldEnd: string | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (nextHoldEnd === null) return
    const wait = Math.max(0, Date.parse(nextHoldEnd) - Date.parse(now)) + MARGIN_MS
    const timer = setTimeout(() => void revalidate(), wait)
    return () => clearTimeout(timer)
  }, [now, nextHoldEnd, revalidate])
}
