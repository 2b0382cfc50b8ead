import {
  type BilingualName,
  type Diary,
  type DiaryConfiguration,
  type OpeningHours,
  WEEKDAYS,
} from '#contracts/receptionist/diary.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { fromIrishClock, toIrishClock } from '#contracts/words/irish-clock.ts'
import { addToDay } from '../../calendar/irish-day.ts'
import { findHolidayName } from '../../calendar/irish-holidays.ts'
import { type Interval, mergeIntervals, subtractIntervals } from './intervals.ts'

const HOUR = 3_600_000

type Calendar = Pick<DiaryConfiguration, 'openingHours' | 'publicHolidays' | 'closures'>

/**
 * Lists when a diary is open, around a window. A period past midnight belongs to the day on which it starts, so a
 * closure of the next day does not affect it.
 */
export function listOpenIntervals(
  calendar: Calendar,
  diary: Pick<Diary, 'hours' | 'breaks'>,
  window: Interval,
): Interval[] {
  // A period of the previous day may reach into the window.
  const first = addToDay(irishDay(new Date(window.from)), { days: -1 })
  const last = irishDay(new Date(window.to))
  const open: Interval[] = []
  const breaks: Interval[] = []
  for (let day = first; day <= last; day = addToDay(day, { days: 1 })) {
    const hours = listHours(calendar, diary, day)
    open.push(...hours.open)
    breaks.push(...hours.breaks)
  }
  return subtractIntervals(mergeIntervals(open), breaks)
}

/** Lists the periods and the breaks that begin on a day. Empty on a closed day. */
export function listHours(
  calendar: Calendar,
  diary: Pick<Diary, 'hours' | 'breaks'>,
  day: string,
): { open: Interval[]; breaks: Interval[] } {
  if (findClosure(calendar, day) !== undefined) return { open: [], breaks: [] }
  return {
    open: listPeriods(diary.hours ?? calendar.openingHours, day),
    breaks: diary.breaks === null ? [] : listPeriods(diary.breaks, day),
  }
}

/** Finds the name of a closure or public holiday on a day, in both languages. */
export function findClosure(calendar: Omit<Calendar, 'openingHours'>, day: string): BilingualName | undefined {
  const closure = calendar.closures.find(({ from, to }) => from <= day && day <= to)
  if (closure !== undefined) return closure.name
  return calendar.publicHolidays === 'closed' ? findHolidayName(day) : undefined
}

function listPeriods(hours: OpeningHours, day: string): Interval[] {
  const weekday = WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? 'monday'
  return hours[weekday].map(({ from, to }) => ({
    from: toInstant(day, from),
    to: toInstant(to <= from ? addToDay(day, { days: 1 }) : day, to),
  }))
}

/** Returns the first instant of an Irish clock time. For a skipped time, the instant of the clock change. */
function toInstant(day: string, time: string): number {
  const clock = new Date(`${day}T${time}:00Z`)
  const instant = fromIrishClock(clock)
  const isShown = toIrishClock(instant).getTime() === clock.getTime()
  return isShown ? instant.getTime() : Math.floor(instant.getTime() / HOUR) * HOUR
}
