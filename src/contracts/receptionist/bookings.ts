import { z } from 'zod'
import { id, line, mailbox, paragraph } from '../primitives.ts'
import { type BilingualName, type DiaryKind, type Language, language, slot } from './diary.ts'

export const BOOKING_STATUSES = ['booked', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Who changed a booking: the person it is for, by the link in a mail; the receptionist, for them; or staff. */
export type BookingAuthor = 'contact' | 'receptionist' | 'staff'

export type Booking = {
  id: string
  organisationId: string
  /** Null: booked by hand. */
  conversationId: string | null
  serviceId: string
  /** Names, length and price are those of the moment of booking. */
  serviceName: BilingualName
  diaryId: string
  diaryName: string
  diaryKind: DiaryKind
  minutes: number
  priceCents: number | null
  startsAt: string
  endsAt: string
  name: string
  email: string | null
  phone: string | null
  note: string | null
  language: Language
  status: BookingStatus
  /** Increases with each change. It is the SEQUENCE of the calendar entry. */
  version: number
  /** A sample takes no time in the diary, and nobody is mailed about it. */
  isSample: boolean
  createdAt: string
}

export type BookingChange = {
  id: string
  /** `held`: kept for the caller until they decided. */
  kind: 'held' | 'booked' | 'moved' | 'cancelled'
  by: BookingAuthor
  /** The member who did it. */
  userId: string | null
  /** Null for the first change. */
  previousStartsAt: string | null
  startsAt: string
  diaryName: string
  at: string
}

const NO_EMAIL = 'Please write an email address such as niamh@example.ie'

/** Who the appointment is for. */
export const bookingPerson = z.object({
  name: line(1, 'Please give a name', { longest: 200 }),
  email: mailbox({ missing: NO_EMAIL })
    .nullish()
    .transform((text) => text ?? null),
  phone: line(1, 'Please give a phone number', { longest: 40 })
    .nullish()
    .transform((text) => text ?? null),
  note: paragraph(0, 'Please write this as text', { longest: 2_000 })
    .nullish()
    .transform((text) => text || null),
  language,
})

/** The key of a request: a repeated request has no second effect. */
export const requestKey = z.string().min(1).max(200)

/** Staff have seen that nobody is there at this time, and want it all the same. */
const outsideHours = z.boolean().default(false)

/** An appointment that staff write into the diary. */
export const bookingByHand = bookingPerson.extend({
  serviceId: slot.shape.serviceId,
  diaryId: slot.shape.diaryId,
  startsAt: slot.shape.startsAt,
  outsideHours,
  key: requestKey,
})

export const moveByHand = z.object({
  bookingId: id('bkg'),
  diaryId: slot.shape.diaryId,
  startsAt: slot.shape.startsAt,
  version: z.number().int().optional(),
  outsideHours,
  key: requestKey,
})

export const cancellationByHand = z.object({ bookingId: id('bkg'), key: requestKey })

/** Sent by mail to prove that an address is one's own. */
export const bookingCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'The code has six digits')
