import type { DayRange } from '#contracts/savings.ts'
import { formatDay } from '#contracts/words/dates.ts'

/** "22 October to 21 November 2026", with both years if they differ. */
export function rangeInWords({ from, to }: DayRange): string {
  const [first, last] = [formatDay(`${from}T12:00:00Z`), formatDay(`${to}T12:00:00Z`)]
  return `${from.slice(0, 4) === to.slice(0, 4) ? first.slice(0, -5) : first} to ${last}`
}
