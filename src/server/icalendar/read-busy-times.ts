import { CalendarError } from './calendar-error.ts'
import { listStarts, RuleError } from './list-starts.ts'
import { Pace } from './pace.ts'
import { type Component, findProperty, readComponents } from './read-components.ts'
import { type CalendarEvent, computeEnd, readEvent } from './read-event.ts'
import { ZoneFinder } from './zones.ts'

const MAX_EVENTS = 100_000
const MAX_TIMES = 5_000
/** Limit before the latest times are cut. */
const MAX_COLLECTED_TIMES = 200_000
const MAX_TITLE_LENGTH = 120
const MAX_NAME_LENGTH = 60

/** A busy time, from an instant (inclusive) to another (exclusive), in milliseconds. */
export type BusyTime = { from: number; to: number; title: string }

export type BusyTimes = {
  /** The calendar's own name. Empty without one. */
  name: string
  /** Sorted, at most 5,000. */
  times: BusyTime[]
  /** The times are complete until then. */
  until: number
  /** Numbers of unreadable events and of unknown time zones. */
  unreadable: number
  unknownZones: number
}

type Question = {
  from: number
  until: number
  /** Whether the diary already has the event's appointment. */
  isOwn: (uid: string) => boolean
}

/**
 * Reads the busy times of a calendar file between two instants. Expands recurring events. Omits cancelled and free
 * events. Times without a zone and whole days use the calendar's own zone, or else Irish time. Throws CalendarError.
 * Uses no text of the file except titles and the calendar's name.
 */
export async function readBusyTimes(text: string, { from, until, isOwn }: Question): Promise<BusyTimes> {
  const pace = new Pace()
  const { parts } = await readComponents(text, pace)
  const calendars = parts.filter(({ name }) => name === 'VCALENDAR')
  if (calendars.length === 0) throw new CalendarError('no_calendar')
  const times: BusyTime[] = []
  const totals = { unreadable: 0, unknownZones: 0 }
  for (const calendar of calendars) {
    for (const event of await readEvents(calendar, pace, totals)) {
      if (pace.isDue()) await pace.rest()
      if (!event.isBusy || isOwn(event.uid)) continue
      try {
        for (const time of listTimes(event, from, until)) times.push(time)
        if (times.length > MAX_COLLECTED_TIMES) throw new CalendarError('too_complex')
      } catch (error) {
        if (!(error instanceof RuleError)) throw error
        totals.unreadable += 1
      }
    }
  }
  times.sort((one, other) => one.from - other.from || one.to - other.to)
  const kept = times.slice(0, MAX_TIMES)
  return { ...totals, name: findName(calendars), times: kept, until: times[MAX_TIMES]?.from ?? until }
}

/** NAME is the standard's (RFC 7986). Most calendars write X-WR-CALNAME. */
function findName(calendars: Component[]): string {
  const names = calendars.flatMap((calendar) => ['NAME', 'X-WR-CALNAME'].map((name) => findProperty(calendar, name)))
  return tidyText(names.find((property) => property?.value)?.value ?? '', MAX_NAME_LENGTH)
}

async function readEvents(calendar: Component, pace: Pace, totals: Pick<BusyTimes, 'unreadable' | 'unknownZones'>) {
  const zones = new ZoneFinder(calendar)
  const components = calendar.parts.filter(({ name }) => name === 'VEVENT')
  if (components.length > MAX_EVENTS) throw new CalendarError('too_many_events')
  const events: CalendarEvent[] = []
  for (const component of components) {
    if (pace.isDue()) await pace.rest()
    const event = readEvent(component, zones)
    if (event === undefined) totals.unreadable += 1
    else events.push(event)
  }
  totals.unknownZones += zones.unknown.size
  leaveOutReplaced(events)
  return events
}

/** Removes starts that another event replaces from the rule, even when that event is cancelled. */
function leaveOutReplaced(events: CalendarEvent[]): void {
  const replaced = Map.groupBy(
    events.filter(({ replaces }) => replaces !== undefined),
    ({ uid }) => uid,
  )
  for (const event of events) {
    if (event.replaces !== undefined) continue
    for (const { replaces } of replaced.get(event.uid) ?? []) event.excluded.add(replaces ?? 0)
  }
}

function listTimes(event: CalendarEvent, from: number, until: number): BusyTime[] {
  const { start, length, summary } = event
  const title = tidyText(summary, MAX_TITLE_LENGTH)
  const reach = length.days * 25 * 3_600_000 + length.ms
  const single = event.replaces === undefined ? event : { ...event, rule: undefined, added: [] }
  return listStarts(single, from - reach, until).flatMap((at) => {
    const [begins, ends] = [Math.max(at, from), Math.min(computeEnd(start, length, at), until)]
    return begins < ends ? [{ from: begins, to: ends, title }] : []
  })
}

function tidyText(text: string, maxLength: number): string {
  return text
    .slice(0, 4 * maxLength)
    .replaceAll(/\\[nN]/g, ' ')
    .replaceAll(/\\([,;\\])/g, '$1')
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
}
