import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL'

type CalendarEntry = {
  method: CalendarMethod
  /** Stays the same for every change of an appointment, so that calendars replace their entry. */
  uid: string
  /** Increases with each change. */
  sequence: number
  startsAt: string
  endsAt: string
  title: string
  description: string
  place: string | null
  url: string | null
  organiser: { name: string; email: string }
  /** Null in a downloaded file. */
  attendee: { name: string; email: string } | null
}

/** Returns the text of a calendar file. Times are in UTC, because calendars interpret named time zones differently. */
export function renderCalendarEntry(entry: CalendarEntry): string {
  const { attendee } = entry
  const calendar = ical({
    prodId: { company: 'Receptionist', product: 'Bookings' },
    method: ICalCalendarMethod[entry.method],
  })
  const event = calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    start: new Date(entry.startsAt),
    end: new Date(entry.endsAt),
    summary: entry.title,
    description: entry.description,
    location: entry.place,
    url: entry.url,
    organizer: entry.organiser,
    status: entry.method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (attendee !== null) event.createAttendee({ ...attendee, rsvp: false })
  return calendar.toString()
}
