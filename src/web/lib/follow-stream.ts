const FIRST_WAIT_MS = 2_000
const MAX_WAIT_MS = 60_000

type Listeners = {
  /** Types of passing events. */
  types?: readonly string[]
  onEvent: (event: MessageEvent<string>) => void
  onOpen?: (isAgain: boolean) => void
  /** `isFirstRefusal`: the server answered with an error for the first time in a row. */
  onLost?: (isFirstRefusal: boolean) => void
  /** The reader lost access. */
  onEnd: () => void
}

/**
 * Follows an event stream until the returned function is called. The browser reconnects by itself and sends its last
 * event id. After an error answer, such as a proxy's, it gives up. Then this connects again, later each time, and at
 * once when the page becomes visible.
 */
export function followStream(
  getAddress: () => string,
  { types = [], onEvent, onOpen, onLost, onEnd }: Listeners,
): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let refusals = 0
  let wasLost = false

  function connect(): void {
    retry = undefined
    source = new EventSource(getAddress())
    source.onopen = () => {
      onOpen?.(wasLost)
      wasLost = false
      refusals = 0
    }
    source.onmessage = onEvent
    for (const type of types) source.addEventListener(type, onEvent)
    source.addEventListener('ended', () => {
      stop()
      onEnd()
    })
    source.onerror = () => {
      const isRefused = source?.readyState === EventSource.CLOSED
      onLost?.(isRefused && refusals === 0)
      wasLost = true
      if (isRefused) retry = setTimeout(connect, Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** refusals++))
    }
  }

  function retryNow(): void {
    if (retry === undefined || document.visibilityState === 'hidden') return
    clearTimeout(retry)
    connect()
  }

  function stop(): void {
    document.removeEventListener('visibilitychange', retryNow)
    clearTimeout(retry)
    source?.close()
  }

  document.addEventListener('visibilitychange', retryNow)
  connect()
  return stop
}
