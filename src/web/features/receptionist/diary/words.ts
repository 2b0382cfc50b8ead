import { formatFullPhone } from '#contracts/irish.ts'
import type {
  BookingClash,
  DiaryColumn,
  DiaryDay,
  Span,
  StaffBooking,
  ToldChange,
} from '#contracts/receptionist/diary-screen.ts'
import { formatBookingMoment, formatWith } from '#contracts/words/booking-times.ts'
import { formatDay, formatShortDay, formatTime } from '#contracts/words/dates.ts'

const SHORT_WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Noon UTC is on the same Irish day all year. */
export const getNoon = (day: string) => `${day}T12:00:00.000Z`

/** Mon, 4. */
export function briefDay(day: string): { weekday: string; date: number } {
  return { weekday: SHORT_WEEKDAYS[new Date(day).getUTCDay()] ?? '', date: Number(day.slice(8)) }
}

/** 1 to 6 February 2027, or 30 Nov to 5 Dec 2026: two months in full leave the buttons beside it no room. */
export function nameWeek(first: string, last: string): string {
  const [date = '', month, year] = formatDay(getNoon(first)).split(' ')
  const to = formatDay(getNoon(last))
  const [, toMonth, toYear] = to.split(' ')
  if (first === last) return to
  if (month === toMonth && year === toYear) return `${date} to ${to}`
  const [from, until] = [first, last].map((day) => formatShortDay(getNoon(day)))
  return `${year === toYear ? from?.replace(` ${year}`, '') : from} to ${until}`
}

/** 45 min, or 2 h 15 min. */
export function formatMinutes(minutes: number): string {
  if (minutes < 120) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`
}

export const countMinutes = ({ from, to }: Span) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000)

/** "8 booked, 1 in another calendar, 3 free", for one person or for everybody. */
export function countDay(columns: DiaryColumn[]): { booked: number; elsewhere: number; free: number } {
  return {
    elsewhere: columns.reduce((sum, column) => sum + listBusyInHours(column).length, 0),
    booked: columns.reduce((sum, { bookings }) => sum + bookings.length, 0),
    free: columns.reduce((sum, { freeCount }) => sum + freeCount, 0),
  }
}

export const isShut = ({ open, bookings, blocks }: DiaryColumn) =>
  open.length === 0 && bookings.length === 0 && blocks.length === 0

/** Busy times of other calendars outside the open hours are neither drawn nor counted. */
export const listBusyInHours = ({ busy, open }: DiaryColumn) =>
  busy.filter((span) => open.some(({ from, to }) => span.from < to && span.to > from))

/** The words for another calendar's entry: its title if the calendar shares titles, or else "Busy". */
export const nameBusy = ({ calendar, title }: BookingClash) => `${title ?? 'Busy'} (${calendar})`

/** The present, in which a day is over or has time left. */
export type Present = { today: string; now: string }

/** The end of the last open hour, once it is over on the day itself. */
export function findClosingTime({ day, columns }: DiaryDay, { today, now }: Present): string | undefined {
  const last = columns
    .flatMap(({ open }) => open.map(({ to }) => to))
    .toSorted()
    .at(-1)
  return day === today && last !== undefined && last <= now ? last : undefined
}

/** The number of free appointments, under the name of a day. It is full only if bookings took the time. */
export function stateOfDay(open: DiaryDay, present: Present): string {
  const { day, closed, columns } = open
  const { booked, free } = countDay(columns)
  if (columns.every(isShut)) return 'Closed'
  if (day < present.today) return `${booked} booked`
  if (closed !== null || findClosingTime(open, present) !== undefined) return 'Closed'
  if (free > 0) return `${free} free`
  if (columns.some(({ bookings }) => bookings.some(({ to }) => to > present.now))) return 'Full'
  return day === present.today ? 'None left' : 'None free'
}

/** "2 booked, 3 times free for 45 minutes", or "2 booked. Closed since 17:00". */
export function describeDay(open: DiaryDay, usualMinutes: number, present: Present): string {
  const { day, columns, closed } = open
  const { booked, elsewhere, free } = countDay(columns)
  if (booked === 0 && (closed !== null || columns.every(isShut))) return 'Closed'
  const own = booked === 0 ? 'Nothing booked' : `${booked} booked`
  const words = elsewhere === 0 ? own : `${own}, ${elsewhere} in another calendar`
  const closing = findClosingTime(open, present)
  if (closing !== undefined) return `${words}. Closed since ${formatTime(closing)}`
  if (day < present.today || closed !== null) return words
  if (free === 0)
    return stateOfDay(open, present) === 'Full'
      ? `${words}, full`
      : `${words}, nothing free for ${usualMinutes} minutes`
  return `${words}, ${free === 1 ? '1 time' : `${free} times`} free for ${usualMinutes} minutes`
}

/** Nothing to draw or to list: neither a booking nor anything that can still be booked. */
export const isBare = ({ columns }: DiaryDay): boolean =>
  columns.every(
    ({ bookings, blocks, busy, holds, free }) =>
      bookings.length + blocks.length + busy.length + holds.length + free.length === 0,
  )

const WHO: Record<ToldChange['by'], string> = {
  contact: 'by the person themselves',
  receptionist: 'by the receptionist',
  staff: 'by somebody whose account is gone',
}

/** A line of the history: the action, then by whom, from and to. */
export function describeHistory(change: ToldChange): { deed: string; rest: string } {
  const { kind, by, author, previousStartsAt, startsAt, diaryName } = change
  const who = author === null ? WHO[by] : `by ${author}`
  const moment = formatBookingMoment(startsAt, 'en')
  switch (kind) {
    case 'held':
      return { deed: 'Held', rest: ` for the caller, ${moment}, ${diaryName}` }
    case 'booked':
      return { deed: `Booked ${who}`, rest: by === 'staff' ? ', by hand' : '' }
    case 'moved':
      return {
        deed: `Moved ${who}`,
        rest: ` from ${formatBookingMoment(previousStartsAt ?? startsAt, 'en')} to ${moment}, ${diaryName}`,
      }
    case 'corrected':
      return { deed: `Name or contact changed ${who}`, rest: '' }
    case 'cancelled':
      return { deed: `Cancelled ${who}`, rest: '' }
  }
}

/** Who will be mailed, how and in which language. Shown before a move or a cancellation. */
export function describeRecipient({ name, email, phone, language }: StaffBooking, what: string): string {
  if (email === null) {
    const reach = phone === null ? 'and no number either' : `ring ${formatFullPhone(phone)}`
    return `Nobody is told: this booking has no email address, ${reach}.`
  }
  return `${name} gets a mail at ${email}, in ${language === 'ga' ? 'Irish' : 'English'}, ${what}.`
}

export const nameWith = ({ diaryName, diaryKind }: StaffBooking) => formatWith(diaryName, diaryKind, 'en')
