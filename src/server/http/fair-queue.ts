import { AppError } from '../errors.ts'

type Client = { running: number; waiting: (() => void)[] }

type Limits = {
  running: number
  concurrencyPerClient: number
  maxWaitingPerClient: number
  /** Longer work is waiting for its body or the database. Its slot is then free for others. */
  slotTimeoutMs: number
}

const LIMITS: Limits = { running: 8, concurrencyPerClient: 4, maxWaitingPerClient: 500, slotTimeoutMs: 1_000 }

const RETRY_AFTER_SECONDS = 5

/** Bounds running and waiting work. Clients take turns. */
export class FairQueue {
  readonly #limits: Limits
  /** In the order of their turns. */
  readonly #clients = new Map<string, Client>()
  #running = 0
  #isScheduled = false

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  /** Runs the work in the client's turn. Throws `rate_limited` when too much work of this client already waits. */
  async run<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    const client = this.#clients.get(who) ?? { running: 0, waiting: [] }
    if (client.waiting.length >= this.#limits.maxWaitingPerClient) {
      throw new AppError('rate_limited', 'Too many requests at once from your network. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    }
    this.#clients.set(who, client)
    await new Promise<void>((start) => {
      client.waiting.push(start)
      this.#schedule()
    })
    const leave = this.#leaveOnce(who, client)
    const timer = setTimeout(leave, this.#limits.slotTimeoutMs).unref()
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      leave()
    }
  }

  /** Starts one piece of work in each round of the event loop, so that quick requests are answered in between. */
  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      if (this.#startNext()) this.#schedule()
    })
  }

  #startNext(): boolean {
    if (this.#running >= this.#limits.running) return false
    for (const [who, client] of this.#clients) {
      if (client.running >= this.#limits.concurrencyPerClient) continue
      const start = client.waiting.shift()
      if (start === undefined) continue
      this.#running += 1
      client.running += 1
      // Moves the client to the end of the queue.
      this.#clients.delete(who)
      this.#clients.set(who, client)
      start()
      return true
    }
    return false
  }

  #leaveOnce(who: string, client: Client): () => void {
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      this.#running -= 1
      client.running -= 1
      if (client.running === 0 && client.waiting.length === 0) this.#clients.delete(who)
      if (this.#clients.size > 0) this.#schedule()
    }
  }
}
