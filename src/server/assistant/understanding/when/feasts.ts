import { Temporal } from 'temporal-polyfill'
import { listIrishPublicHolidays, listNextHolidays } from '../../../calendar/irish-holidays.ts'

const FIXED: Record<string, [month: number, day: number]> = {
  'christmas-eve': [12, 24],
  christmas: [12, 25],
  stephen: [12, 26],
  'new-year-eve': [12, 31],
  'new-year': [1, 1],
  'womens-christmas': [1, 6],
  brigid: [2, 1],
  patrick: [3, 17],
  halloween: [10, 31],
  valentine: [2, 14],
  'brigid-eve': [1, 31],
  'may-day': [5, 1],
  'john-eve': [6, 23],
  'lady-day': [8, 15],
  'all-saints': [11, 1],
  'all-souls': [11, 2],
}
const FROM_EASTER_MONDAY: Record<string, number> = {
  'shrove-tuesday': -48,
  'ash-wednesday': -47,
  'mothers-day': -22,
  'palm-sunday': -8,
  'spy-wednesday': -5,
  'holy-thursday': -4,
  'good-friday': -3,
  'easter-saturday': -2,
  easter: -1,
  'easter-time': -1,
  'easter-monday': 0,
  'easter-tuesday': 1,
  pentecost: 48,
  'whit-monday': 49,
}

/** The next day of a feast, today included. */
export function nextFeast(name: string, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const inYear = (year: number) => feastIn(name, year)
  const thisYear = inYear(today.year)
  if (thisYear === undefined) return undefined
  return Temporal.PlainDate.compare(thisYear, today) >= 0 ? thisYear : inYear(today.year + 1)
}

/** The next public holiday of a month. */
export function nextHolidayOf(month: number, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  return listNextHolidays(today.toString(), 20)
    .map((day) => Temporal.PlainDate.from(day))
    .find((day) => day.month === month)
}

function feastIn(name: string, year: number): Temporal.PlainDate | undefined {
  const fixed = FIXED[name]
  if (fixed !== undefined) return Temporal.PlainDate.from({ year, month: fixed[0], day: fixed[1] })
  const days = FROM_EASTER_MONDAY[name]
  const easterMonday = [...listIrishPublicHolidays(year)].at(3)
  if (days === undefined || easterMonday === undefined) return undefined
  return Temporal.PlainDate.from(easterMonday).add({ days })
}
