import { z } from 'zod'
import { filterBy } from '../lists.ts'
import { id, line, version } from '../primitives.ts'
import type { Booking, BookingChange } from './bookings.ts'
import { requestKey } from './bookings.ts'
import { type BilingualName, type DiaryKind, type Service, slot } from './diary.ts'
import type { ConversationChannel } from './talk.ts'

/** What the staff of an organisation see of its diaries. */

export const DIARY_VIEWS = ['columns', 'list'] as const
export type DiaryView = (typeof DIARY_VIEWS)[number]

/** A day that the clocks and the calendar of this product know. */
const diaryDay = z.iso
  .date()
  .regex(/^20\d\d/)
  .optional()
  .catch(undefined)

/** The address of the diary: a day of the week that is shown, how, and whose. */
export const diaryAddress = z.object({
  day: diaryDay,
  view: filterBy(DIARY_VIEWS),
  who: slot.shape.diaryId.optional().catch(undefined),
})

/** From an instant until before another. */
export type Span = { from: string; to: string }

/** A booking as a line of the diary. */
export type DiaryBooking = Span & {
  id: string
  name: string
  service: string
  minutes: number
  isByHand: boolean
  /** What other calendars have at its time, and nobody has decided about. */
  clashes: BookingClash[]
}

/** Time at which another calendar is busy. Its title is there if staff chose to see titles. */
export type BookingClash = Span & { calendar: string; title: string | null }

/** A booking at whose time another calendar has something too. */
export type DiaryClash = { bookingId: string; name: string; startsAt: string; diaryName: string; calendar: string }

/** Time of a diary that staff keep free of appointments. */
export type DiaryBlock = Span & { id: string; reason: string }

/** A person or a room on one day. A night belongs to the day on which it begins. */
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
  /** What other calendars have. */
  busy: BookingClash[]
  /** Times that callers are deciding about. */
  holds: Span[]
  /** What can still be booked, from now on. */
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
  /** When the first of the holds ends, an instant. Null without holds. */
  nextHoldEnd: string | null
}

/** What can be booked with whom. */
export type DiaryOffers = {
  services: Pick<Service, 'id' | 'name' | 'minutes' | 'priceCents' | 'diaryIds'>[]
  diaries: { id: string; name: string; kind: DiaryKind }[]
}

/** A line of a booking's history, with the name of the member who did it. */
export type ToldChange = BookingChange & { author: string | null }

/** Everything that staff see of a booking. */
export type StaffBooking = Booking & {
  /** The day of the diary on which it stands. */
  day: string
  changes: ToldChange[]
  /** Where it was made. Null: by hand, or the conversation is deleted. */
  conversation: { id: string; channel: ConversationChannel; startedAt: string } | null
  /** When the reminder is mailed; null without one. */
  remindsAt: string | null
  /** Whether it can be moved or cancelled. */
  state: 'upcoming' | 'begun' | 'cancelled'
  /** False when its service or nobody who offers it is left. */
  isOffered: boolean
  clashes: BookingClash[]
}

export type StaffBlock = DiaryBlock & { diaryId: string; diaryName: string; author: string | null; createdAt: string }

const LONGEST_BLOCK_DAYS = 31
const HOUR = 3_600_000

/** Time that staff keep free of appointments. */
export const blockByHand = z
  .object({
    diaryId: slot.shape.diaryId,
    startsAt: slot.shape.startsAt,
    endsAt: slot.shape.startsAt,
    reason: line(1, 'Please say why, as “Annual leave”', { longest: 200 }),
    key: requestKey,
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'], error: 'It ends before it begins' })
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= (LONGEST_BLOCK_DAYS * 24 + 1) * HOUR, {
    path: ['endsAt'],
    error: `Please block ${LONGEST_BLOCK_DAYS} days at most at a time`,
  })

export const keptClash = z.object({ bookingId: id('bkg'), version })

export const blockRemoval = z.object({ blockId: id('blk') })

/** What staff look for when they book or move: free times of a service. */
export const freeTimesQuestion = z.object({
  serviceId: slot.shape.serviceId,
  diaryId: slot.shape.diaryId.optional(),
  day: z.iso.date().regex(/^20\d\d/),
})
