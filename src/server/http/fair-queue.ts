import { AppError } from '../errors.ts'

type Client = { running: number; waiting: (() => void)[] }

type Limits = {
  running: number
  runningPerClient: number
  waitingPerClient: number
  /** Work that takes longer waits for something else: its body, the database. It then no longer holds up others. */
  countedForMs: number
}

const LIMITS: Limits = { running: 8, runningPerClient: 4, waitingPerClient: 500, countedForMs: 1_000 }

const RETRY_AFTER_SECONDS = 5

/** Bounds how much work runs at once and how much waits, and gives each client its turn. */
export class FairQueue {
  readonly #limits: Limits
  /** Whose turn is next comes first. */
  readonly #clients = new Map<string, Client>()
  #running = 0
  #isScheduled = false

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  /** Does the work when it is the client's turn. Throws `rate_limited` when too much of this client waits already. */
  async run<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    const client = this.#clients.get(who) ?? { running: 0, waiting: [] }
    if (client.waiting.length >= this.#limits.waitingPerClient) {
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
    const timer = setTimeout(leave, this.#limits.countedForMs).unref()
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      leave()
    }
  }

  /** One start in each round of the event loop: between two of them the server reads and answers what is quick. */
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
      if (client.running >= this.#limits.runningPerClient) continue
      const start = client.waiting.shift()
      if (start === undefined) continue
      this.#running += 1
      client.running += 1
      // To the end of the line.
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
