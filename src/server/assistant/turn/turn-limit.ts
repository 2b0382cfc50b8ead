export type TurnLimit = {
  /** Aborts when the time is over. */
  signal: AbortSignal
  /** Awaits work whose time is not the turn's own. */
  pauseFor: <Result>(work: Promise<Result>) => Promise<Result>
}

/** Starts the time that a turn may take, in ms. */
export function startTurnLimit(limitMs: number): TurnLimit {
  const abort = new AbortController()
  let left = limitMs
  let pauses = 0
  let resumedAt = 0
  let timer: NodeJS.Timeout | undefined
  const resume = () => {
    resumedAt = performance.now()
    const end = () => abort.abort(new DOMException('the turn took too long', 'TimeoutError'))
    timer = setTimeout(end, left).unref()
  }
  const pause = () => {
    clearTimeout(timer)
    left -= performance.now() - resumedAt
  }
  resume()
  return {
    signal: abort.signal,
    async pauseFor(work) {
      pauses += 1
      if (pauses === 1) pause()
      try {
        return await work
      } finally {
        pauses -= 1
        if (pauses === 0) resume()
      }
    },
  }
}
