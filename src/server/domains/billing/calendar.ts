import type { Period } from '#contracts/billing.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addInIreland, countIrishMonths } from '../../calendar/irish-day.ts'

const DAY = 86_400_000

/** Returns the same Irish time of day on a later calendar day, also across a change of the clocks. */
export function addDays(instant: string, days: number): string {
  return addInIreland(instant, { days })
}

/**
 * Returns the first instant "anchor plus n months" after `after`, or the one `months` months further. Months are
 * counted from the anchor: after 31 January come 28 or 29 February, 31 March, 30 April.
 */
export function findNextBoundary(anchor: string, after: string, months = 1): string {
  return addMonths(anchor, findNextIndex(anchor, after) + months - 1)
}

/** The month that contains an instant, counted from the anchor. */
export function findPeriod(anchor: string, instant: string): Period {
  const next = findNextIndex(anchor, instant)
  return { start: addMonths(anchor, next - 1), end: addMonths(anchor, next) }
}

function findNextIndex(anchor: string, after: string): number {
  const months = Math.max(1, countIrishMonths(anchor, after))
  return addMonths(anchor, months) > after ? months : months + 1
}

function addMonths(anchor: string, months: number): string {
  return addInIreland(anchor, { months })
}

/** Counts the Irish calendar days between two instants. */
export function countDays(from: string, to: string): number {
  return (Date.parse(irishDay(to)) - Date.parse(irishDay(from))) / DAY
}
