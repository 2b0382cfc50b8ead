import { useEffect } from 'react'
import { useReload } from '#web/features/portal-frame/use-reload.ts'
import { followStream } from '#web/lib/follow-stream.ts'

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
  const { reload } = useReload()

  useEffect(() => {
    let stop: (() => void) | undefined
    let settle: ReturnType<typeof setTimeout> | undefined

    function scheduleReload(): void {
      clearTimeout(settle)
      settle = setTimeout(reload, SETTLE_MS)
    }

    function follow(): void {
      stop = followStream(() => address, {
        types: ['conversation', 'handler', 'booking'],
        onEvent: scheduleReload,
        onOpen: (isAgain) => {
          if (isAgain) scheduleReload()
        },
        onEnd: scheduleReload,
      })
    }

    function followWhileVisible(): void {
      if (document.visibilityState === 'hidden') {
        stop?.()
        stop = undefined
      } else if (stop === undefined) {
        scheduleReload()
        follow()
      }
    }

    if (!onlyVisible || document.visibilityState === 'visible') follow()
    if (onlyVisible) document.addEventListener('visibilitychange', followWhileVisible)
    return () => {
      document.removeEventListener('visibilitychange', followWhileVisible)
      clearTimeout(settle)
      stop?.()
    }
  }, [address, onlyVisible, reload])
}
