import { setTimeout as wait } from 'node:timers/promises'
import { type Model, ModelError, type ModelEvent, type ModelMessage, type ModelTool } from './model.ts'

export type Deadlines = {
  /** Until the first event of a request. */
  firstMs: number
  /** Between two events. */
  idleMs: number
}

/** In writing. A caller on the phone would wait 2.5 s at most. */
export const CHAT_DEADLINES: Deadlines = { firstMs: 8_000, idleMs: 5_000 }

export type StreamRequest = {
  model: Model
  messages: ModelMessage[]
  tools: ModelTool[]
  /** Aborts when the time of the whole turn is over. */
  signal: AbortSignal
  deadlines: Deadlines
}

const RETRY_PAUSE_MS = 200
/** An endpoint that wants a longer pause is not asked again in this turn. */
const LONGEST_PAUSE_MS = 1_000

/**
 * The events of one request, each within its time. Asks a second time only if the first request failed before its first
 * event. Throws ModelError.
 */
export async function* streamInTime(request: StreamRequest): AsyncGenerator<ModelEvent> {
  for (let attempt = 1; ; attempt += 1) {
    let hasBegun = false
    try {
      for await (const event of streamOnce(request)) {
        hasBegun = true
        yield event
      }
      return
    } catch (error) {
      const pause = findRetryPause(error)
      if (hasBegun || attempt > 1 || pause === undefined || request.signal.aborted) throw error
      await wait(pause)
    }
  }
}

/** How long to wait before a second request; undefined where it would end as the first. */
function findRetryPause(error: unknown): number | undefined {
  if (!(error instanceof ModelError) || !['unreachable', 'broken', 'limited'].includes(error.failure)) return undefined
  const pause = error.retryAfterMs ?? RETRY_PAUSE_MS
  return pause <= LONGEST_PAUSE_MS ? pause : undefined
}

async function* streamOnce(request: StreamRequest): AsyncGenerator<ModelEvent> {
  const { model, messages, tools, signal, deadlines } = request
  // One controller of its own instead of AbortSignal.any, so that the end of a request always aborts what it was given.
  const stop = new AbortController()
  const events = model.stream(messages, tools, stop.signal)[Symbol.asyncIterator]()
  let timer: NodeJS.Timeout | undefined
  let end = () => {}
  const onAbort = () => end()
  signal.addEventListener('abort', onAbort, { once: true })
  // Not Promise.race: against one promise for the end of time it would keep every event until the last one.
  const nextWithin = (ms: number) =>
    new Promise<IteratorResult<ModelEvent>>((resolve, reject) => {
      end = () => reject(new ModelError('slow'))
      if (signal.aborted) end()
      timer = setTimeout(end, ms)
      events.next().then(resolve, reject)
    })
  try {
    for (let limit = deadlines.firstMs; ; limit = deadlines.idleMs) {
      const next = await nextWithin(limit)
      clearTimeout(timer)
      if (next.done === true) return
      yield next.value
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    stop.abort()
    // Not awaited: a model that hangs would keep the turn.
    void Promise.resolve(events.return?.()).catch(() => {})
  }
}
