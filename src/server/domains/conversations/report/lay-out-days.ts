import type { DiaryConfiguration } from '#contracts/receptionist/diary.ts'
import type { ReportDay } from '#contracts/receptionist/report.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { toIrishClock } from '#contracts/words/irish-clock.ts'
import { addToDay, startOfIrishDay } from '../../../calendar/irish-day.ts'
import { findClosure, listOpenIntervals } from '../../bookings/index.ts'
import type { DayCalendar } from './find-calendars.ts'
import type { Begun } from './list-begun.ts'

const MINUTE = 60_000
const DAY_MINUTES = 1_440

type Calendar = Pick<DiaryConfiguration, 'openingHours' | 'publicHolidays' | 'closures'>

/** Returns days with their open hours and the conversations that began on them. */
export function layOutDays(days: DayCalendar[], begun: Begun[]): ReportDay[] {
  return days.map(({ day, calendar }) => ({
    day,
    open: calendar === null ? [] : listOpenPeriods(calendar, day),
    closure: (calendar && findClosure(calendar, day)) ?? null,
    conversations: begun
      .filter(({ at }) => irishDay(at) === day)
      .map(({ id, at, endedAt, language, outcome, hasBooked }) => ({
        id,
        at,
        minute: countMinutes(at),
        minutes: Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(at)) / MINUTE)),
        language,
        outcome,
        hasBooked,
      })),
  }))
}

function listOpenPeriods(calendar: Calendar, day: string) {
  const window = { from: Date.parse(startOfIrishDay(day)), to: Date.parse(startOfIrishDay(addToDay(day, { days: 1 }))) }
  return listOpenIntervals(calendar, { hours: null, breaks: null }, window)
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => from < to)
    .map(({ from, to }) => ({ from: countMinutes(from), to: to === window.to ? DAY_MINUTES : countMinutes(to) }))
}

function countMinutes(instant: string | number): number {
  const clock = toIrishClock(new Date(instant))
  return clock.getUTCHours() * 60 + clock.getUTCMinutes()
}
