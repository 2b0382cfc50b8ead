import { Temporal } from 'temporal-polyfill'

const MONDAY = 1
const FRIDAY = 5

/** The names of the ten days, in the order of `computeHolidays`. */
const NAMES: readonly { en: string; ga: string }[] = [
  { en: 'New Year’s Day', ga: 'Lá Caille' },
  { en: 'St Brigid’s Day', ga: 'Lá Fhéile Bríde' },
  { en: 'St Patrick’s Day', ga: 'Lá Fhéile Pádraig' },
  { en: 'Easter Monday', ga: 'Luan Cásca' },
  { en: 'the May holiday', ga: 'Lá Saoire na Bealtaine' },
  { en: 'the June holiday', ga: 'Lá Saoire an Mheithimh' },
  { en: 'the August holiday', ga: 'Lá Saoire Lúnasa' },
  { en: 'the October holiday', ga: 'Lá Saoire Dheireadh Fómhair' },
  { en: 'Christmas Day', ga: 'Lá Nollag' },
  { en: 'St Stephen’s Day', ga: 'Lá Fhéile Stiofáin' },
]

const holidaysByYear = new Map<number, Set<string>>()

/** Whether a day is one of the ten public holidays of Ireland (Organisation of Working Time Act 1997, as amended 2022). */
export function isIrishPublicHoliday(day: Temporal.PlainDate): boolean {
  return listIrishPublicHolidays(day.year).has(day.toString())
}

/** The ten public holidays of a year, as ISO dates. Good Friday and Christmas Eve are not public holidays. */
export function listIrishPublicHolidays(year: number): ReadonlySet<string> {
  const holidays = holidaysByYear.get(year) ?? new Set(computeHolidays(year).map(String))
  holidaysByYear.set(year, holidays)
  return holidays
}

/** The first public holidays from a day on, that day included, as ISO dates. */
export function listNextHolidays(day: string, count: number): string[] {
  const year = Number(day.slice(0, 4))
  const days = [...listIrishPublicHolidays(year), ...listIrishPublicHolidays(year + 1)]
  return days.filter((holiday) => holiday >= day).slice(0, count)
}

/** The names of a public holiday, such as 2027-02-01, in English and Irish. Undefined for any other day. */
export function findHolidayName(day: string): { en: string; ga: string } | undefined {
  return NAMES[[...listIrishPublicHolidays(Number(day.slice(0, 4)))].indexOf(day)]
}

function computeHolidays(year: number): Temporal.PlainDate[] {
  const on = (month: number, day: number) => Temporal.PlainDate.from({ year, month, day })
  return [
    on(1, 1),
    stBrigidsDay(year),
    on(3, 17),
    easterSunday(year).add({ days: 1 }),
    firstMonday(year, 5),
    firstMonday(year, 6),
    firstMonday(year, 8),
    lastMonday(year, 10),
    on(12, 25),
    on(12, 26),
  ]
}

/** The first Monday of February, but 1 February itself when that is a Friday. */
function stBrigidsDay(year: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month: 2, day: 1 })
  return first.dayOfWeek === FRIDAY ? first : firstMonday(year, 2)
}

function firstMonday(year: number, month: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return first.add({ days: (7 + MONDAY - first.dayOfWeek) % 7 })
}

function lastMonday(year: number, month: number): Temporal.PlainDate {
  const last = Temporal.PlainDate.from({ year, month, day: 31 })
  return last.subtract({ days: last.dayOfWeek - MONDAY })
}

/** The Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leapDays = century - Math.floor(century / 4)
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + leapDays - moonCorrection + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 })
}
