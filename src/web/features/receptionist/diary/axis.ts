import type { DiaryColumn, DiaryDay } from '#contracts/receptionist/diary-screen.ts'
import { fromIrishClock, toIrishClock } from '#contracts/words/irish-clock.ts'

const MINUTE = 60_000
const HOUR = 60
const DAY = 24 * HOUR
/** The least range that is shown, in minutes by the Irish clock. */
const USUAL = { from: 9 * HOUR, to: 18 * HOUR }

/** Minutes by the Irish clock since the start of a day. A night goes on past 24 hours. */
export type ClockRange = { from: number; to: number }

/** Milliseconds, `to` excluded. The clocks may change in between. */
export type Axis = { from: number; to: number }

/** 09:00 to 18:00, or wider where somebody is open or booked. */
export function findClockRange(days: DiaryDay[]): ClockRange {
  const minutes = days.flatMap(({ day, columns }) =>
    columns.flatMap((column) =>
      listSpans(column).flatMap(({ from, to }) => [countMinutes(day, from), countMinutes(day, to)]),
    ),
  )
  return {
    from: Math.floor(Math.min(USUAL.from, ...minutes) / HOUR) * HOUR,
    to: Math.ceil(Math.max(USUAL.to, ...minutes) / HOUR) * HOUR,
  }
}

const listSpans = ({ open, bookings, holds }: DiaryColumn) => [...open, ...bookings, ...holds]

function countMinutes(day: string, instant: string): number {
  const clock = toIrishClock(instant).getTime()
  return (clock - Date.parse(day)) / MINUTE
}

/** The instants between which a day is drawn. The axis has real hours: 25 on the day the clocks go back. */
export function findAxis(day: string, { from, to }: ClockRange): Axis {
  const at = (minutes: number) => fromIrishClock(new Date(Date.parse(day) + minutes * MINUTE)).getTime()
  return { from: at(from), to: at(to) }
}

/** Every full hour on the axis. An hour that the clocks repeat is listed twice. */
export function listHourMarks({ from, to }: Axis): string[] {
  const step = HOUR * MINUTE
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) =>
    new Date(from + index * step).toISOString(),
  )
}

/** The position of an instant on the axis, from 0 to 1. */
export function calculateShare({ from, to }: Axis, instant: string | number): number {
  const ms = typeof instant === 'number' ? instant : Date.parse(instant)
  return Math.min(1, Math.max(0, (ms - from) / (to - from)))
}

/** Whether the clocks change on the day, which makes it an hour longer or shorter. */
export function findClockChange(day: string): 'forward' | 'back' | undefined {
  const midnight = (at: string) => fromIrishClock(new Date(`${at}T00:00:00Z`)).getTime()
  const next = new Date(Date.parse(day) + DAY * MINUTE).toISOString().slice(0, 10)
  const hours = (midnight(next) - midnight(day)) / (HOUR * MINUTE)
  if (hours === 24) return undefined
  return hours < 24 ? 'forward' : 'back'
}

export function isOnAxis({ from, to }: Axis, instant: string): boolean {
  const ms = Date.parse(instant)
  return from <= ms && ms < to
}
