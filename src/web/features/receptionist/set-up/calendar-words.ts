import type { FeedDetail, StaffCalendar } from '#contracts/receptionist/calendars.ts'
import { formatAgo } from '#contracts/words/ago.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'

export const CALENDARS_DONE = {
  'calendar-added': { title: 'Calendar added', description: 'It is read now, and then every five minutes.' },
  'calendar-signed-in': { title: 'Signed in', description: 'Choose the calendar that is read and written.' },
  'calendar-connected': { title: 'Calendar connected', description: 'It is read now, and the appointments follow.' },
  'calendar-removed': { title: 'Calendar removed', description: 'Its times can be booked again.' },
  'calendar-reading': { title: 'The calendar is being read' },
  'feed-saved': { title: 'Saved', description: 'Other calendars show it after their next update.' },
  'feed-renewed': { title: 'There is a new address', description: 'The old one has stopped.' },
  'feed-removed': { title: 'The address has stopped' },
}

export const DETAIL_WORDS: Record<FeedDetail, string> = {
  busy: 'Only that the time is busy',
  service: 'The service',
  name: 'The service and the person’s name',
}

const MINUTE = 60_000

/** "in 20 minutes". */
export function formatWait(instant: string, now: string): string {
  const minutes = Math.ceil((Date.parse(instant) - Date.parse(now)) / MINUTE)
  return minutes <= 1 ? 'within a minute' : `in ${minutes} minutes`
}

/** "Read 2 minutes ago, 14 busy times until 20 January 2027." */
export function describeReading({ readAt, readUntil, busyCount }: StaffCalendar, now: string): string {
  if (readAt === null) return 'It is being read for the first time.'
  const times = busyCount === 1 ? '1 busy time' : `${busyCount === 0 ? 'no' : formatCount(busyCount)} busy times`
  return `Read ${formatAgo(readAt, now)}, ${times}${readUntil === null ? '' : ` until ${formatLastDay(readUntil)}`}.`
}

/** `until` is exclusive, so the last complete day can be the one before it. */
const formatLastDay = (until: string) => formatDay(new Date(Date.parse(until) - 1))

/** Problems of a calendar that could be read. */
export function listDoubts({ unreadableCount, unknownZoneCount }: StaffCalendar): string[] {
  const doubts: string[] = []
  if (unreadableCount > 0) {
    const events = unreadableCount === 1 ? '1 event has' : `${formatCount(unreadableCount)} events have`
    doubts.push(`${events} times that cannot be read. They are left out.`)
  }
  if (unknownZoneCount > 0) doubts.push('Some events name an unknown time zone. They are read as Irish time.')
  return doubts
}
