import { toIrishClock } from './irish-clock.ts'

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Own names of months, because browsers and Node abbreviate "September" differently and both render the page. */
function readParts(instant: string | Date) {
  const [year = '', month = '', day = '', hour = '', minute = ''] = toIrishClock(instant).toISOString().split(/[-T:]/)
  return { year, month, day, hour, minute, monthName: MONTHS[Number(month) - 1] ?? '' }
}

/** The Irish day of an instant: 21 November 2026. */
export function formatDay(instant: string | Date): string {
  const { day, monthName, year } = readParts(instant)
  return `${Number(day)} ${monthName} ${year}`
}

/** 21 Nov 2026, for tables. */
export function formatShortDay(instant: string | Date): string {
  const { day, monthName, year } = readParts(instant)
  return `${Number(day)} ${monthName.slice(0, 3)} ${year}`
}

/** 21 Nov 2026, 09:30 by the Irish clock. */
export function formatMoment(instant: string | Date): string {
  const { hour, minute } = readParts(instant)
  return `${formatShortDay(instant)}, ${hour}:${minute}`
}

/** 09:30 by the Irish clock. */
export function formatTime(instant: string | Date): string {
  const { hour, minute } = readParts(instant)
  return `${hour}:${minute}`
}

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Saturday 21 November 2026. */
export function formatWeekday(instant: string | Date): string {
  const weekday = WEEKDAYS[new Date(irishDay(instant)).getUTCDay()] ?? ''
  return `${weekday} ${formatDay(instant)}`
}

/** Saturday 21 November 2026 at 09:30, by the Irish clock. */
export function formatWeekdayMoment(instant: string | Date): string {
  return `${formatWeekday(instant)} at ${formatTime(instant)}`
}

/** January 2025. */
export function formatMonth(instant: string | Date): string {
  const { monthName, year } = readParts(instant)
  return `${monthName} ${year}`
}

/** The Irish year: 2026. */
export function irishYear(instant: string | Date): number {
  return Number(readParts(instant).year)
}

/** The Irish day as date fields write it: 2026-11-21. */
export function irishDay(instant: string | Date): string {
  const { year, month, day } = readParts(instant)
  return `${year}-${month}-${day}`
}
