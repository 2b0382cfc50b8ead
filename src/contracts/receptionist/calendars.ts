import { z } from 'zod'
import { id, line } from '../primitives.ts'
import { slot } from './diary.ts'

/** What a feed shows of an appointment. */
export const FEED_DETAILS = ['busy', 'service', 'name'] as const
export type FeedDetail = (typeof FEED_DETAILS)[number]

/** Why a calendar could not be read: failures of `outside/` and `icalendar/`, responses of servers, and a lost key. */
const CALENDAR_FAILURES = [
  'bad_address',
  'not_secure',
  'has_password',
  'bad_port',
  'not_public',
  'unknown_host',
  'no_connection',
  'bad_certificate',
  'too_slow',
  'too_large',
  'too_many_redirects',
  'bad_answer',
  'stopped',
  'no_calendar',
  'too_many_events',
  'too_complex',
  'refused',
  'not_found',
  'too_often',
  'server_failed',
  'lost_address',
  'wrong_password',
  'no_account',
  'not_writable',
] as const
export type CalendarFailureCode = (typeof CALENDAR_FAILURES)[number]

/** A private address is only read. An account is read and written. */
export type CalendarKind = 'address' | 'account'

/** State of an appointment in another calendar: `written` as booked, `changed` there, or `left` as changed there. */
export type EventState = 'written' | 'changed' | 'left'

const diaryId = slot.shape.diaryId

/** Creates a feed address, or changes what the feed shows. */
export const feedForm = z.object({
  diaryId,
  detail: z.enum(FEED_DETAILS, { error: 'Please choose what the calendar shows' }),
})

export const feedChange = z.object({ diaryId })

const ADDRESS = 'Please paste the private address of the calendar. It begins with https://'

/** Apple's programs write webcal:// for https://. */
const calendarAddress = line(1, ADDRESS, { maxLength: 2_000 }).overwrite((text) =>
  text.replace(/^webcals?:\/\//i, 'https://'),
)

export const newCalendar = z.object({
  diaryId,
  address: calendarAddress,
  /** Empty: the calendar is named for its provider. */
  name: line(0, 'Please write this as text', { maxLength: 60 }).optional(),
  titles: z.literal('on').optional(),
})

const serverAddress = line(1, 'Please write the address of the calendar server, as https://caldav.icloud.com', {
  maxLength: 2_000,
}).overwrite((text) => (/^[\w-]+(?:\.[\w-]+)+(?:[/:]|$)/.test(text) ? `https://${text}` : text))

/** Signs in to a CalDAV server. */
export const newAccount = z.object({
  diaryId,
  server: serverAddress,
  userName: line(1, 'Please write your user name there', { maxLength: 200 }),
  // Not trimmed, because a password may begin or end with a space.
  password: z
    .string('Please write the app password')
    .min(1, 'Please write the app password')
    .max(500, 'This is too long to be a password'),
  detail: z.enum(FEED_DETAILS, { error: 'Please choose what the events show' }),
})

/** The chosen calendar: its index in the list that was shown. */
export const accountChoice = z.object({
  calendarId: id('cal'),
  place: z.coerce.number({ error: 'Please choose a calendar' }).int().min(0).max(100),
})

/** What to do with an event that was changed in the calendar. Contains the state that the form showed. */
export const eventChoice = z.object({
  eventId: id('cev'),
  choice: z.enum(['write', 'leave']),
  seen: z.string().max(200),
})

export const calendarChoice = z.object({ calendarId: id('cal') })

/** A calendar whose busy times block a diary. Its address is never shown again. */
export type StaffCalendar = {
  id: string
  diaryId: string
  name: string
  showsTitles: boolean
  kind: CalendarKind
  userName: string | null
  /** The calendars of an account, until one is chosen. */
  choices: string[] | null
  writtenAt: string | null
  writeFailure: string | null
  readAt: string | null
  readUntil: string | null
  busyCount: number
  unreadableCount: number
  unknownZoneCount: number
  failure: { words: string; since: string } | null
  nextReadAt: string
}

/** An appointment that was changed in the calendar and awaits a decision. */
export type ChangedEvent = {
  id: string
  bookingId: string
  name: string
  startsAt: string
  isCancelled: boolean
  calendar: string
  diaryName: string
  /** Its current state in the calendar. Null when it was deleted there. */
  seen: { startsAt: string; endsAt: string } | 'unclear' | null
  /** The form returns it with the choice. */
  seenTag: string
}

/** The address at which other calendars read a diary. Null without permission to see it, or when its key is lost. */
export type StaffFeed = { diaryId: string; detail: FeedDetail; address: string | null; createdAt: string }

export type DiaryCalendars = {
  diaryId: string
  diaryName: string
  isArchived: boolean
  feed: StaffFeed | null
  calendars: StaffCalendar[]
}
