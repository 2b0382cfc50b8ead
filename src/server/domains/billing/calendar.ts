import { Temporal } from 'temporal-polyfill'
import type { Period } from '#contracts/billing.ts'
import { IRISH_ZONE } from '../../calendar/support-hours.ts'

/** The same time on a later Irish calendar day, also where the clocks change in between. */
export function addDays(instant: string, days: number): string {
  return toInstant(toIrish(instant).add({ days }))
}

/**
 * The first of the instants "anchor plus n months" that is later than `after`; with `months` the one so many months on.
 * Each is counted from the anchor itself: of one on 31 January they are 28 or 29 February, 31 March, 30 April.
 */
export function nextBoundary(anchor: string, after: string, months = 1): string {
  return boundary(anchor, indexOfNext(anchor, after) + months - 1)
}

/** The period that an instant falls into, counted from its anchor. */
export function periodAround(anchor: string, instant: string): Period {
  const next = indexOfNext(anchor, instant)
  return { start: boundary(anchor, next - 1), end: boundary(anchor, next) }
}

function indexOfNext(anchor: string, after: string): number {
  const [start, from] = [toIrish(anchor), toIrish(after)]
  const months = Math.max(1, (from.year - start.year) * 12 + from.month - start.month)
  return boundary(anchor, months) > after ? months : months + 1
}

function boundary(anchor: string, months: number): string {
  return toInstant(toIrish(anchor).add({ months }))
}

/** Irish calendar days from one instant to another. */
export function daysBetween(from: string, to: string): number {
  return toIrish(from).toPlainDate().until(toIrish(to).toPlainDate(), { largestUnit: 'days' }).days
}

function toIrish(instant: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(IRISH_ZONE)
}

function toInstant(moment: Temporal.ZonedDateTime): string {
  return new Date(moment.epochMilliseconds).toISOString()
}
