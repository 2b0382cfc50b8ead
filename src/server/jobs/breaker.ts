import { type Backoff, backoffMs } from '../queue/backoff.ts'

/** What the fate of one mail tells about the way all mails go. */
export type Sign = 'works' | 'unknown' | { fails: Backoff }

/**
 * Stops all sending while the server cannot be reached, and then tries it with one mail at a time: an outage costs a
 * few connections, not an attempt of every mail.
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

  /** How many more mails may be started. */
  get allowance(): number {
    if (this.#failures === 0) return Number.POSITIVE_INFINITY
    return this.#probe === undefined && this.#now() >= this.#pausedUntil ? 1 : 0
  }

  started(id: string): void {
    if (this.#failures > 0) this.#probe = id
  }

  /** Returns what changed: the pause in milliseconds, or 'resumed'. */
  ended(id: string, sign: Sign): number | 'resumed' | undefined {
    const wasProbe = this.#probe === id
    if (wasProbe) this.#probe = undefined
    if (sign === 'unknown') return undefined
    if (sign === 'works') {
      const wasOpen = this.#failures > 0
      this.#failures = 0
      return wasOpen ? 'resumed' : undefined
    }
    // Mails that were under way together fail together: that is one failure.
    if (this.#failures > 0 && !wasProbe) return undefined
    this.#failures += 1
    const pause = backoffMs(this.#failures, sign.fails, this.#random)
    this.#pausedUntil = this.#now() + pause
    return pause
  }
}
