import type { Period } from '#contracts/billing.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addInIreland, countIrishMonths } from '../../calendar/irish-day.ts'

const DAY = 86_400_000

/** The same time of day on a later Irish calendar day, across a change of the clocks too. */
export function addDays(instant: string, days: number): string {
  return addInIreland(instant, { days })
}

/**
 * The first of the instants "anchor plus n months" after `after`, or the one `months` months further. All count from
 * the anchor itself: from 31 January they are 28 or 29 February, 31 March, 30 April.
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
