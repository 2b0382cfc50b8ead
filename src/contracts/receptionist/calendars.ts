import { z } from 'zod'
import { id, line } from '../primitives.ts'
import { slot } from './diary.ts'

/** What another calendar is told of an appointment. */
export const FEED_DETAILS = ['busy', 'service', 'name'] as const
export type FeedDetail = (typeof FEED_DETAILS)[number]

/** Why a calendar was not read. Those of `outside/` and `icalendar/`, what servers answer, and a lost key. */
export const CALENDAR_FAILURES = [
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

/** How an appointment stands in another calendar: as written, changed there, or left as somebody changed it. */
export type EventState = 'written' | 'changed' | 'left'

const diaryId = slot.shape.diaryId

/** Makes the address of a diary, or changes what it tells. */
export const feedForm = z.object({
  diaryId,
  detail: z.enum(FEED_DETAILS, { error: 'Please choose what it tells' }),
})

export const feedChange = z.object({ diaryId })

const ADDRESS = 'Please paste the private address of the calendar. It begins with https://'

/** Programs of Apple write webcal:// for https://. */
const calendarAddress = line(1, ADDRESS, { longest: 2_000 }).overwrite((text) =>
  text.replace(/^webcals?:\/\//i, 'https://'),
)

export const newCalendar = z.object({
  diaryId,
  address: calendarAddress,
  /** Without one it is named for the company whose it is. */
  name: line(0, 'Please write this as text', { longest: 60 }).optional(),
  titles: z.literal('on').optional(),
})

const serverAddress = line(1, 'Please write the address of the calendar server, as https://caldav.icloud.com', {
  longest: 2_000,
}).overwrite((text) => (/^[\w-]+(?:\.[\w-]+)+(?:[/:]|$)/.test(text) ? `https://${text}` : text))

/** Signs in to the server of somebody's calendars. */
export const newAccount = z.object({
  diaryId,
  server: serverAddress,
  userName: line(1, 'Please write your user name there', { longest: 200 }),
  // As it is typed: a password may begin or end with a blank.
  password: z
    .string('Please write the app password')
    .min(1, 'Please write the app password')
    .max(500, 'This is too long to be a password'),
  detail: z.enum(FEED_DETAILS, { error: 'Please choose what the events tell' }),
})

/** Which calendar of an account: its place in the list that was shown. */
export const accountChoice = z.object({
  calendarId: id('cal'),
  place: z.coerce.number({ error: 'Please choose a calendar' }).int().min(0).max(100),
})

/** What becomes of an event that somebody changed in their calendar: as they were shown it. */
export const eventChoice = z.object({
  eventId: id('cev'),
  choice: z.enum(['write', 'leave']),
  seen: z.string().max(200),
})

export const calendarChoice = z.object({ calendarId: id('cal') })

/** A calendar whose busy times a diary keeps free. Its address is never told again. */
export type StaffCalendar = {
  id: string
  diaryId: string
  name: string
  showsTitles: boolean
  kind: CalendarKind
  userName: string | null
  /** The calendars of an account, while one is to be chosen. */
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

/** An appointment that somebody changed in their calendar, and nobody has decided about. */
export type ChangedEvent = {
  id: string
  bookingId: string
  name: string
  startsAt: string
  isCancelled: boolean
  calendar: string
  diaryName: string
  /** What it is now there. Null when it was deleted. */
  seen: { startsAt: string; endsAt: string } | 'unclear' | null
  /** Sent back with the choice. */
  seenTag: string
}

/** The address at which other calendars read a diary. Null for those who may not see it, or when its key is lost. */
export type StaffFeed = { diaryId: string; detail: FeedDetail; address: string | null; createdAt: string }

export type DiaryCalendars = {
  diaryId: string
  diaryName: string
  isArchived: boolean
  feed: StaffFeed | null
  calendars: StaffCalendar[]
}
