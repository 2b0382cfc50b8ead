import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

const PRODUCT = { company: 'Receptionist', product: 'Bookings' }

export type FeedEntry = {
  /** The same UID as in mails, so that a calendar with both shows one event. */
  uid: string
  sequence: number
  /** Time of creation, so that unchanged appointments give the same text. */
  stamp: string
  startsAt: string
  endsAt: string
  title: string
}

/** Returns the text of a calendar feed. Times are in UTC, because calendars interpret named time zones differently. */
export function renderCalendarFeed({ name, entries }: { name: string; entries: FeedEntry[] }): string {
  const calendar = ical({
    name,
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  })
  for (const entry of entries) addEvent(calendar, entry)
  return calendar.toString()
}

/** Returns one event for a CalDAV server. RFC 4791 forbids a METHOD. */
export function renderCalendarEvent(entry: FeedEntry): string {
  const calendar = ical({ prodId: PRODUCT })
  addEvent(calendar, entry)
  return calendar.toString()
}

function addEvent(calendar: ICalCalendar, { uid, sequence, stamp, startsAt, endsAt, title }: FeedEntry): void {
  calendar.createEvent({
    id: uid,
    sequence,
    stamp: new Date(stamp),
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: title,
    status: ICalEventStatus.CONFIRMED,
  })
}
