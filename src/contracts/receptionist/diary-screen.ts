import { z } from 'zod'
import { filterBy } from '../lists.ts'
import { id, line, version } from '../primitives.ts'
import type { Booking, BookingChange } from './bookings.ts'
import { requestKey } from './bookings.ts'
import { type BilingualName, type DiaryKind, type Service, slot } from './diary.ts'
import type { ConversationChannel } from './talk.ts'

/** The diaries of an organisation as its staff see them. */

const DIARY_VIEWS = ['columns', 'list'] as const
export type DiaryView = (typeof DIARY_VIEWS)[number]

/** A day within the range of the product's calendar. */
const diaryDay = z.iso
  .date()
  .regex(/^20\d\d/)
  .optional()
  .catch(undefined)

/** Search parameters of the diary: a day of the shown week, the view, and the diary. */
export const diaryAddress = z.object({
  day: diaryDay,
  view: filterBy(DIARY_VIEWS),
  who: slot.shape.diaryId.optional().catch(undefined),
})

/** From an instant (inclusive) to another (exclusive). */
export type Span = { from: string; to: string }

export type DiaryBooking = Span & {
  id: string
  name: string
  service: string
  minutes: number
  isByHand: boolean
  /** Undecided events of other calendars at the same time. */
  clashes: BookingClash[]
}

/** Busy time in another calendar. The title is present only if staff chose to see titles. */
export type BookingClash = Span & { calendar: string; title: string | null }

/** A booking that overlaps an event of another calendar. */
export type DiaryClash = { bookingId: string; name: string; startsAt: string; diaryName: string; calendar: string }

/** A block: time that staff keep free of appointments. */
export type DiaryBlock = Span & { id: string; reason: string }

/** One diary on one day. A night shift belongs to the day on which it begins. */
export type DiaryColumn = {
  diaryId: string
  name: string
  kind: DiaryKind
  /** Opening hours without breaks. */
  open: Span[]
  /** Between the first opening and the last closing of the day. */
  breaks: Span[]
  bookings: DiaryBooking[]
  blocks: DiaryBlock[]
  /** Busy times in other calendars. */
  busy: BookingClash[]
  /** Times held for callers who are deciding. */
  holds: Span[]
  /** Times that can still be booked, from now on. */
  free: Span[]
  /** How many appointments of the usual length still fit. */
  freeCount: number
}

export type DiaryDay = { day: string; closed: BilingualName | null; columns: DiaryColumn[] }

export type DiaryWeek = {
  /** Monday to Sunday. */
  days: DiaryDay[]
  /** What `freeCount` counts: the length of the first service. */
  usualMinutes: number
  /** Instant at which the first hold ends. Null without holds. */
  nextHoldEnd: string | null
}

export type DiaryOffers = {
  services: Pick<Service, 'id' | 'name' | 'minutes' | 'priceCents' | 'diaryIds' | 'place'>[]
  diaries: { id: string; name: string; kind: DiaryKind }[]
}

/** An entry of a booking's history, with the name of the member who made the change. */
export type ToldChange = BookingChange & { author: string | null }

/** A booking as staff see it. */
export type StaffBooking = Booking & {
  /** The diary day that shows it. */
  day: string
  changes: ToldChange[]
  /** The conversation that made it. Null for a booking by staff or a deleted conversation. */
  conversation: { id: string; channel: ConversationChannel; startedAt: string } | null
  /** Instant of the mailed reminder. Null without one. */
  remindsAt: string | null
  /** Only an upcoming booking can be moved or cancelled. */
  state: 'upcoming' | 'begun' | 'cancelled'
  /** False when the service or all of its diaries are gone. */
  isOffered: boolean
  clashes: BookingClash[]
}

export type StaffBlock = DiaryBlock & { diaryId: string; diaryName: string; author: string | null; createdAt: string }

const MAX_BLOCK_DAYS = 31
const HOUR = 3_600_000

/** A block that staff enter. */
export const blockByHand = z
  .object({
    diaryId: slot.shape.diaryId,
    startsAt: slot.shape.startsAt,
    endsAt: slot.shape.startsAt,
    reason: line(1, 'Please say why, as “Annual leave”', { maxLength: 200 }),
    key: requestKey,
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'], error: 'It ends before it begins' })
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= (MAX_BLOCK_DAYS * 24 + 1) * HOUR, {
    path: ['endsAt'],
    error: `Please block ${MAX_BLOCK_DAYS} days at most at a time`,
  })

export const keptClash = z.object({ bookingId: id('bkg'), version })

export const blockRemoval = z.object({ blockId: id('blk') })

/** The free times of a service that staff search when they book or move. */
export const freeTimesQuestion = z.object({
  serviceId: slot.shape.serviceId,
  diaryId: slot.shape.diaryId.optional(),
  day: z.iso.date().regex(/^20\d\d/),
})
