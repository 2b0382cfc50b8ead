import { AppError } from './errors.ts'

/** `refusal` is the message of the error that a refused caller gets. */
type Limits = { concurrency: number; maxWaiting: number; refusal: string }

/** Runs expensive work with bounded concurrency. Throws `unavailable` when more than `maxWaiting` calls already wait. */
export class WorkQueue {
  readonly #limits: Limits
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#turn()
    try {
      return await work()
    } finally {
      // The slot goes directly to the next caller, so that a new one cannot take it first.
      const next = this.#waiting.shift()
      if (next === undefined) this.#running--
      else next()
    }
  }

  #turn(): Promise<void> | void {
    if (this.#running < this.#limits.concurrency) {
      this.#running++
      return
    }
    if (this.#waiting.length >= this.#limits.maxWaiting) {
      throw new AppError('unavailable', this.#limits.refusal, { retryAfterSeconds: 5 })
    }
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
