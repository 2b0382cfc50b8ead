import { Temporal } from 'temporal-polyfill'
import { isIrishPublicHoliday } from './irish-holidays.ts'

/** Terms of service: "support hours 9 AM-6 PM Irish time". */
const OPENS_AT = 9
const CLOSES_AT = 18
const SATURDAY = 6
const HOUR_MS = 3_600_000

export const IRISH_ZONE = 'Europe/Dublin'

export const SUPPORT_HOURS_PER_DAY = CLOSES_AT - OPENS_AT

/** Monday to Friday, public holidays excepted. */
function isBusinessDay(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek < SATURDAY && !isIrishPublicHoliday(day)
}

/** Whether the support desk is open: from 9:00 until before 18:00 Irish time on a business day. */
export function isWithinSupportHours(at: Date): boolean {
  return findNextSupportMoment(at).getTime() === at.getTime()
}

/** The given moment while the desk is open, else the next opening. */
export function findNextSupportMoment(at: Date): Date {
  return toDate(findOpenMoment(toIrishTime(at)))
}

/** The moment after `hours` more opening hours of the desk. Fractions of an hour are allowed. */
export function addSupportHours(from: Date, hours: number): Date {
  let remaining = hours * HOUR_MS
  let moment = findOpenMoment(toIrishTime(from))
  for (;;) {
    const untilClosing = atHour(moment.toPlainDate(), CLOSES_AT).epochMilliseconds - moment.epochMilliseconds
    if (remaining <= untilClosing) return new Date(moment.epochMilliseconds + remaining)
    remaining -= untilClosing
    moment = findOpenMoment(atHour(moment.toPlainDate().add({ days: 1 }), 0))
  }
}

function findOpenMoment(at: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const isAfterWork = at.hour >= CLOSES_AT
  let day = isAfterWork ? at.toPlainDate().add({ days: 1 }) : at.toPlainDate()
  if (!isAfterWork && isBusinessDay(day)) return at.hour < OPENS_AT ? atHour(day, OPENS_AT) : at
  while (!isBusinessDay(day)) day = day.add({ days: 1 })
  return atHour(day, OPENS_AT)
}

function toIrishTime(at: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(IRISH_ZONE)
}

function atHour(day: Temporal.PlainDate, hour: number): Temporal.ZonedDateTime {
  return day.toZonedDateTime({ timeZone: IRISH_ZONE, plainTime: { hour } })
}

function toDate(moment: Temporal.ZonedDateTime): Date {
  return new Date(moment.epochMilliseconds)
}
