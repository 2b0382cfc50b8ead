import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000
/** News that come together are loaded once. */
const SETTLE_MS = 120

/** Loads the page again whenever a conversation or a booking of the organisation changed. */
export function useDeskNews(): void {
  useNews('/api/receptionist/events')
}

/**
 * Loads the page again with every event of a stream, and after a connection that was lost: what was missed is then on
 * the page. A stored event that was missed is sent again by its number. `onlyVisible` frees the connection while the
 * page is in the background: browsers allow six to a site.
 */
export function useNews(address: string, { onlyVisible = false } = {}): void {
  const { revalidate } = useRevalidator()
  const reload = useRef(revalidate)
  reload.current = revalidate

  useEffect(() => {
    let failures = 0
    let source: EventSource | undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    let settle: ReturnType<typeof setTimeout> | undefined

    function note(): void {
      clearTimeout(settle)
      settle = setTimeout(() => void reload.current(), SETTLE_MS)
    }

    function connect(): void {
      source = new EventSource(address)
      source.onopen = () => {
        if (failures > 0) note()
        failures = 0
      }
      source.onmessage = note
      for (const type of ['conversation', 'handler', 'booking']) source.addEventListener(type, note)
      source.addEventListener('ended', () => {
        source?.close()
        note()
      })
      source.onerror = () => {
        failures += 1
        if (source?.readyState !== EventSource.CLOSED) return
        retry = setTimeout(connect, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures))
      }
    }

    function follow(): void {
      if (onlyVisible && document.visibilityState === 'hidden') source?.close()
      else if (source === undefined || source.readyState === EventSource.CLOSED) {
        if (source !== undefined) note()
        connect()
      }
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      clearTimeout(retry)
      clearTimeout(settle)
      source?.close()
    }
  }, [address, onlyVisible])
}
