import { Temporal } from 'temporal-polyfill'

type Day = Temporal.PlainDate

/** "D:2026-11-20"; a day that does not exist is "bad:", and says why. */
export const dayToken = (day: Day | undefined) => (day === undefined ? 'bad: nosuchday:' : `D:${day}`)

/** The next such weekday, at least so many days ahead. */
export function nextWeekday(today: Day, weekday: number, atLeast: 0 | 1): Day {
  const ahead = (weekday - today.dayOfWeek + 7) % 7
  return today.add({ days: ahead < atLeast ? 7 : ahead })
}

export function weekOf(today: Day, weekday: number, later: number): Day {
  return today.add({ days: weekday - today.dayOfWeek }).add({ weeks: later })
}

function existing(year: number, month: number, day: number): Day | undefined {
  if (month < 1 || month > 12 || day < 1) return undefined
  const date = Temporal.PlainDate.from({ year, month, day: 1 })
  return day <= date.daysInMonth ? date.with({ day }) : undefined
}

/** Without a year the next such date. */
export function dayOfMonth(today: Day, month: number, day: number, year?: string): Day | undefined {
  if (year !== undefined) return existing(Number(year), month, day)
  const thisYear = existing(today.year, month, day)
  if (thisYear !== undefined && Temporal.PlainDate.compare(thisYear, today) >= 0) return thisYear
  return existing(today.year + 1, month, day)
}

/** "the 25th": of this month, or of the next if that is over. */
export function nextDayOfMonth(today: Day, day: number): Day | undefined {
  if (day >= today.day) return existing(today.year, today.month, day)
  const next = today.add({ months: 1 })
  return existing(next.year, next.month, day)
}

/** "the 25th", where a day is talked about: the closest one to it that is not over. */
export function closestDayOfMonth(today: Day, day: number, near: Day | undefined): Day | undefined {
  if (near === undefined) return nextDayOfMonth(today, day)
  const distance = (one: Day) => Math.abs(near.until(one, { largestUnit: 'days' }).days)
  const [closest] = [-1, 0, 1]
    .map((months) => near.add({ months }))
    .flatMap(({ year, month }) => existing(year, month, day) ?? [])
    .filter((one) => Temporal.PlainDate.compare(one, today) >= 0)
    .toSorted((a, b) => distance(a) - distance(b))
  return closest
}

export function nthWeekday(today: Day, count: number, weekday: number, month?: string): Day | undefined {
  const first = month === undefined ? today.with({ day: 1 }) : nextMonth(today, Number(month))
  const of = (start: Day) => {
    if (count < 0) {
      const last = start.add({ months: 1 }).subtract({ days: 1 })
      return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 })
    }
    const day = start.add({ days: ((weekday - start.dayOfWeek + 7) % 7) + 7 * (count - 1) })
    return day.month === start.month ? day : undefined
  }
  const found = of(first)
  const isOver = found !== undefined && Temporal.PlainDate.compare(found, today) < 0
  return isOver ? of(first.add(month === undefined ? { months: 1 } : { years: 1 })) : found
}

/** The first day of the month, of this year unless it is over. */
export function nextMonth(today: Day, month: number, year?: string): Day {
  const isOver = year === undefined && month < today.month
  return Temporal.PlainDate.from({
    year: year === undefined ? today.year + (isOver ? 1 : 0) : Number(year),
    month,
    day: 1,
  })
}

/** Two names of one day that are different days: the date that was said, and the days that may be meant. */
export const mismatchToken = (date: Day, one: Day, other: Day) => `bad: mismatch:${date}:${one}:${other}`

/** "Friday the 21st" when the 21st is a Saturday has to be asked: the closest Friday, or the 21st. */
export function checkWeekday(today: Day, weekday: number, found: string): string {
  if (!found.startsWith('D:')) return found
  const date = Temporal.PlainDate.from(found.slice(2))
  if (date.dayOfWeek === weekday) return found
  const closest = date.add({ days: ((weekday - date.dayOfWeek + 10) % 7) - 3 })
  const isOver = Temporal.PlainDate.compare(closest, today) < 0
  return mismatchToken(date, isOver ? closest.add({ weeks: 1 }) : closest, date)
}

/** "Tomorrow the 24th" when that is today: either of them. */
export function checkDate(day: Day, found: string): string {
  const date = Temporal.PlainDate.from(found)
  return day.equals(date) ? dayToken(day) : mismatchToken(date, day, date)
}
