import { type Backoff, computeBackoffMs } from '../queue/backoff.ts'

/** What the result of one mail says about the mail server. */
export type DeliverySign = 'works' | 'unknown' | { fails: Backoff }

/**
 * A circuit breaker for the mail server. While the server is unreachable it pauses all mails and tries one at a time, so
 * an outage costs a few connections and no mail's attempts.
 */
export class Breaker {
  #failures = 0
  #pausedUntil = 0
  #probe: string | undefined
  readonly #now: () => number
  readonly #random: () => number

  constructor(now: () => number, random: () => number) {
    this.#now = now
    this.#random = random
  }

  /** How many more mails may start. */
  get allowance(): number {
    if (this.#failures === 0) return Number.POSITIVE_INFINITY
    return this.#probe === undefined && this.#now() >= this.#pausedUntil ? 1 : 0
  }

  recordStart(id: string): void {
    if (this.#failures > 0) this.#probe = id
  }

  /** Returns the new pause in milliseconds, 'resumed', or undefined when nothing changed. */
  recordEnd(id: string, sign: DeliverySign): number | 'resumed' | undefined {
    const wasProbe = this.#probe === id
    if (wasProbe) this.#probe = undefined
    if (sign === 'unknown') return undefined
    if (sign === 'works') {
      const wasOpen = this.#failures > 0
      this.#failures = 0
      return wasOpen ? 'resumed' : undefined
    }
    // Mails that were being sent together fail together. They count as one failure.
    if (this.#failures > 0 && !wasProbe) return undefined
    this.#failures += 1
    const pause = computeBackoffMs(this.#failures, sign.fails, this.#random)
    this.#pausedUntil = this.#now() + pause
    return pause
  }
}
