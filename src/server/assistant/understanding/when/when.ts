export type Part = 'morning' | 'afternoon' | 'evening'

/**
 * Why a time cannot be: no such day in the calendar, an hour that the change of the clocks leaves out or shows twice, or a
 * span that ends when it begins.
 */
export type Impossible = 'no such day' | 'skipped hour' | 'repeated hour' | 'empty span'

/** Two names of one day that are different days, such as "Thursday the 27th", with the time read on each of them. */
export interface Mismatch {
  /** The day that was said as a date. */
  date: string
  days: [string, string]
  when: When
}

/**
 * A time that somebody named, in Irish local time without a zone: `at`, `from`, `to` and `after` are a date or a date and
 * time ("2026-11-20" or "2026-11-20T17:30"), `week` is its Monday. With `confirm` the caller has to be asked: the words
 * have two readings, name no existing time, or lie in the past.
 */
export interface When {
  at?: string
  day?: string
  part?: Part
  from?: string
  to?: string
  week?: string
  after?: string
  confirm?: true
}
