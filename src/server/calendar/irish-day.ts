import { Temporal } from 'temporal-polyfill'
import { IRISH_ZONE } from './support-hours.ts'

/** Another day of the calendar; the last of a month where the month is too short. */
export function addToDay(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  return Temporal.PlainDate.from(day).add({ months, days }).toString()
}

/** The instant at which a day begins in Ireland, as ISO-8601 UTC. */
export function startOfIrishDay(day: string): string {
  const { epochMilliseconds } = Temporal.PlainDate.from(day).toZonedDateTime(IRISH_ZONE)
  return new Date(epochMilliseconds).toISOString()
}

/** Ten in the morning of a day in Ireland, as ISO-8601 UTC. */
export function irishMorning(day: string): string {
  const { epochMilliseconds } = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: IRISH_ZONE,
    plainTime: '10:00',
  })
  return new Date(epochMilliseconds).toISOString()
}
