import { Temporal } from 'temporal-polyfill'
import type { Period } from '#contracts/billing.ts'

const ZONE = 'Europe/Dublin'
const DAY = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE })

/** The same time on a later Irish calendar day, also where the clocks change in between. */
export function addDays(instant: string, days: number): string {
  return toInstant(toIrish(instant).add({ days }))
}

/**
 * The first of the instants "anchor plus n months" that is later than `after`. Each is counted from the anchor itself:
 * of one on 31 January they are 28 or 29 February, 31 March, 30 April.
 */
export function nextBoundary(anchor: string, after: string): string {
  return boundary(anchor, indexOfNext(anchor, after))
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

/** The Irish day of an instant: 21 November 2026. */
export function irishDay(instant: string): string {
  return DAY.format(new Date(instant))
}

/** The start of an Irish calendar day given as 2026-11-21. */
export function startOfIrishDay(date: string): string {
  return toInstant(Temporal.PlainDate.from(date).toZonedDateTime(ZONE))
}

function toIrish(instant: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE)
}

function toInstant(moment: Temporal.ZonedDateTime): string {
  return new Date(moment.epochMilliseconds).toISOString()
}
