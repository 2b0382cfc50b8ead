import { AppError } from './errors.ts'

/** `refusal` says to those who are refused what so many others are doing. */
type Limits = { atOnce: number; waiting: number; refusal: string }

/** Runs expensive work a few at a time. More than `waiting` in line is refused at once: waiting longer helps nobody. */
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
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = this.#waiting.shift()
      if (next === undefined) this.#running--
      else next()
    }
  }

  #turn(): Promise<void> | void {
    if (this.#running < this.#limits.atOnce) {
      this.#running++
      return
    }
    if (this.#waiting.length >= this.#limits.waiting) {
      throw new AppError('unavailable', this.#limits.refusal, { retryAfterSeconds: 5 })
    }
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
