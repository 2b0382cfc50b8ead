import { type Component, findProperty, type Property } from './read-components.ts'
import { toClock, toInstant, UTC, type Zone, type ZoneFinder } from './zones.ts'

const SECOND = 1_000
export const DAY = 24 * 3_600 * SECOND

/** A time of an event. `clock` is the local time of its zone, written as UTC. */
export type EventTime = { clock: number; zone: Zone; isDay: boolean }

/** Length of an event: calendar days, then milliseconds. */
export type EventLength = { days: number; ms: number }

export type CalendarEvent = {
  uid: string
  summary: string
  start: EventTime
  length: EventLength
  rule: string | undefined
  /** Additional starts and excluded starts, as instants, and days without a start. */
  added: number[]
  excluded: Set<number>
  excludedDays: Set<number>
  /** The start that this event replaces. */
  replaces: number | undefined
  /** Whether the event blocks time. */
  isBusy: boolean
}

/** Reads a VEVENT. Undefined when its times are invalid. */
export function readEvent(component: Component, zones: ZoneFinder): CalendarEvent | undefined {
  const start = readTime(findProperty(component, 'DTSTART'), zones)
  if (start === undefined) return undefined
  const length = readLength(component, start, zones)
  if (length === undefined) return undefined
  const replaced = readTime(findProperty(component, 'RECURRENCE-ID'), zones)
  const excluded = readTimes(component, 'EXDATE', zones)
  return {
    uid: findProperty(component, 'UID')?.value.trim() ?? '',
    summary: findProperty(component, 'SUMMARY')?.value ?? '',
    start,
    length,
    rule: findProperty(component, 'RRULE')?.value.trim(),
    added: readTimes(component, 'RDATE', zones).map(computeInstant),
    excluded: new Set(excluded.filter(({ isDay }) => !isDay || start.isDay).map(computeInstant)),
    excludedDays: new Set(excluded.filter(({ isDay }) => isDay).map(({ clock }) => clock)),
    replaces: replaced && computeInstant(replaced),
    isBusy: isBusy(component),
  }
}

export const computeInstant = ({ clock, zone }: EventTime) => toInstant(zone, clock)

export function computeEnd({ zone }: EventTime, { days, ms }: EventLength, start: number): number {
  return (days === 0 ? start : toInstant(zone, toClock(zone, start) + days * DAY)) + ms
}

/** Outlook marks free time with a property of its own. */
function isBusy(component: Component): boolean {
  const read = (name: string) => findProperty(component, name)?.value.trim().toUpperCase()
  return (
    read('TRANSP') !== 'TRANSPARENT' && read('STATUS') !== 'CANCELLED' && read('X-MICROSOFT-CDO-BUSYSTATUS') !== 'FREE'
  )
}

function readLength(component: Component, start: EventTime, zones: ZoneFinder): EventLength | undefined {
  const duration = findProperty(component, 'DURATION')
  if (duration !== undefined) return readDuration(duration.value)
  const given = findProperty(component, 'DTEND')
  if (given === undefined) return start.isDay ? { days: 1, ms: 0 } : { days: 0, ms: 0 }
  const end = readTime(given, zones)
  if (end === undefined) return undefined
  // A whole-day event that ends on its first day lasts for that day.
  if (start.isDay) return { days: Math.max(1, Math.round((end.clock - start.clock) / DAY)), ms: 0 }
  const ms = computeInstant(end) - computeInstant(start)
  return ms < 0 ? undefined : { days: 0, ms }
}

function readDuration(text: string): EventLength | undefined {
  const match = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/.exec(
    text.trim(),
  )
  if (match === null) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * SECOND }
}

function readTimes({ properties }: Component, name: string, zones: ZoneFinder): EventTime[] {
  return properties
    .filter((property) => property.name === name)
    .flatMap((property) => property.value.split(',').map((value) => readTime({ ...property, value }, zones)))
    .filter((time) => time !== undefined)
}

/** Parses 20261201, 20261201T100000 or 20261201T100000Z. A period of RDATE counts by its start. */
function readTime(property: Property | undefined, zones: ZoneFinder): EventTime | undefined {
  const text = property?.value.trim().split('/')[0] ?? ''
  const [, day = '', time, utc] = /^(\d{8})(?:T(\d{6})(Z)?)?$/.exec(text) ?? []
  const clock = readClock(day, time ?? '000000')
  if (clock === undefined) return undefined
  if (time === undefined) return { clock, zone: zones.floating, isDay: true }
  return { clock, zone: utc === undefined ? zones.get(property?.parameters.TZID) : UTC, isDay: false }
}

/** Refuses days that do not exist, which Date would roll over. */
function readClock(day: string, time: string): number | undefined {
  const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
  const clock = Date.parse(`${iso}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4).replace('60', '59')}Z`)
  return Number.isNaN(clock) || new Date(clock).toISOString().slice(0, 10) !== iso ? undefined : clock
}
