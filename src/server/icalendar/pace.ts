import { setImmediate as rest } from 'node:timers/promises'
import { CalendarError } from './calendar-error.ts'

/** So long a calendar may keep the process without a pause, in milliseconds, and all together. */
const SLICE_MS = 10
const MOST_MS = 10_000

/** Reading a large calendar lets the requests of others through, and ends. */
export class Pace {
  #spent = 0
  #since = performance.now()

  isDue(): boolean {
    return performance.now() - this.#since > SLICE_MS
  }

  /** Throws CalendarError `too_complex` when the time is used up. */
  async rest(): Promise<void> {
    this.#spent += performance.now() - this.#since
    if (this.#spent > MOST_MS) throw new CalendarError('too_complex')
    await rest()
    this.#since = performance.now()
  }
}
