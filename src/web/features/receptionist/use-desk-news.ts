import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const FIRST_WAIT_MS = 2_000
const MAX_WAIT_MS = 60_000
/** Events within this time cause one reload. */
const SETTLE_MS = 120

export function useDeskNews(): void {
  useNews('/api/receptionist/events')
}

/**
 * Reloads the page's data at every event of a stream, and after a reconnect. The server resends missed stored events by
 * their number. `onlyVisible` closes the connection of a hidden page, because browsers allow six to a site.
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

    function scheduleReload(): void {
      clearTimeout(settle)
      settle = setTimeout(() => void reload.current(), SETTLE_MS)
    }

    function connect(): void {
      source = new EventSource(address)
      source.onopen = () => {
        if (failures > 0) scheduleReload()
        failures = 0
      }
      source.onmessage = scheduleReload
      for (const type of ['conversation', 'handler', 'booking']) source.addEventListener(type, scheduleReload)
      source.addEventListener('ended', () => {
        source?.close()
        scheduleReload()
      })
      source.onerror = () => {
        failures += 1
        if (source?.readyState !== EventSource.CLOSED) return
        retry = setTimeout(connect, Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures))
      }
    }

    function follow(): void {
      if (onlyVisible && document.visibilityState === 'hidden') source?.close()
      else if (source === undefined || source.readyState === EventSource.CLOSED) {
        if (source !== undefined) scheduleReload()
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
