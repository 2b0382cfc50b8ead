import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

const PRODUCT = { company: 'Receptionist', product: 'Bookings' }

export type FeedEntry = {
  /** The same as in mails, so that a calendar that has both shows one. */
  uid: string
  sequence: number
  /** Of the creation, so that the same appointments give the same text. */
  stamp: string
  startsAt: string
  endsAt: string
  title: string
}

/** The text of a calendar to subscribe to. Times are in UTC, because calendars read a named time zone differently. */
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

/** One event as a calendar server stores it. It must not have a method (RFC 4791). */
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
