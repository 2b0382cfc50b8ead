import { fromIrishClock, toIrishClock } from '#contracts/words/irish-clock.ts'

/** "2026-11-26T17:30" by the Irish clock. */
export function toLocal(instant: string | Date): string {
  return toIrishClock(instant).toISOString().slice(0, 16)
}

/** The instant at which the Irish clock shows a time. A day alone is its first moment. */
export function toInstant(local: string): string {
  return fromIrishClock(new Date(`${local.length === 10 ? `${local}T00:00` : local}:00Z`)).toISOString()
}

/** The same time of day so many days later. */
export function addDays(local: string, days: number): string {
  const moved = new Date(`${local.slice(0, 10)}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10) + local.slice(10)
}

/** 0 for Monday. */
export function findWeekday(local: string): number {
  return (new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7
}

export function addMinutes(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}:00Z`) + minutes * 60_000).toISOString().slice(0, 16)
}
