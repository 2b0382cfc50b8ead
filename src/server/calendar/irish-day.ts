import { fromIrishClock, toIrishClock } from '#contracts/words/irish-clock.ts'

type Shift = { days?: number; months?: number }

/** Adds days and months to a day. A month that is too short gives its last day. */
export function addToDay(day: string, { days = 0, months = 0 }: Shift): string {
  const date = new Date(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const dayOfMonth = Math.min(date.getUTCDate(), lastOfMonth) + days
  return new Date(Date.UTC(year, month, dayOfMonth)).toISOString().slice(0, 10)
}

/** Returns the Monday of a day's week. */
export function findMonday(day: string): string {
  return addToDay(day, { days: -((new Date(day).getUTCDay() + 6) % 7) })
}

/** The same time of day in Ireland on another day, also where the clocks change in between. */
export function addInIreland(instant: string, shift: Shift): string {
  const [day = '', time = ''] = toIrishClock(instant).toISOString().split('T')
  const shifted = addToDay(day, shift)
  return shifted === day
    ? new Date(instant).toISOString()
    : fromIrishClock(new Date(`${shifted}T${time}`)).toISOString()
}

/** Counts the month boundaries of the Irish calendar between two instants. */
export function countIrishMonths(from: string, to: string): number {
  return irishMonth(to) - irishMonth(from)
}

function irishMonth(instant: string): number {
  const clock = toIrishClock(instant)
  return clock.getUTCFullYear() * 12 + clock.getUTCMonth()
}

/** The instant at which a day begins in Ireland, as ISO-8601 UTC. */
export function startOfIrishDay(day: string): string {
  return fromIrishClock(new Date(`${day}T00:00:00Z`)).toISOString()
}

/** The instant of 10:00 Irish time on a day, as ISO-8601 UTC. */
export function startOfIrishMorning(day: string): string {
  return fromIrishClock(new Date(`${day}T10:00:00Z`)).toISOString()
}
