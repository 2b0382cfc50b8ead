import { setImmediate as rest } from 'node:timers/promises'
import { CalendarError } from './calendar-error.ts'

/** Milliseconds that reading a calendar may block the process without a pause, and in total. */
const SLICE_MS = 10
const MAX_TOTAL_MS = 10_000

/** Pauses the reading of a large calendar, so that the process serves other requests, and stops it at the limit. */
export class Pace {
  #spent = 0
  #since = performance.now()

  isDue(): boolean {
    return performance.now() - this.#since > SLICE_MS
  }

  /** Throws CalendarError `too_complex` when the total time is used up. */
  async rest(): Promise<void> {
    this.#spent += performance.now() - this.#since
    if (this.#spent > MAX_TOTAL_MS) throw new CalendarError('too_complex')
    await rest()
    this.#since = performance.now()
  }
}
