import { z } from 'zod'
import { id, line, mailbox, paragraph, version } from '../primitives.ts'
import { type BilingualName, type DiaryKind, type Language, language, type ServicePlace, slot } from './diary.ts'

const BOOKING_STATUSES = ['booked', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Who changed a booking. `contact`: the customer, by a mailed link. `receptionist`: on the customer's behalf. */
export type BookingAuthor = 'contact' | 'receptionist' | 'staff'

export type Booking = {
  id: string
  organisationId: string
  /** Null for a booking by staff. */
  conversationId: string | null
  serviceId: string
  /** Names, length and price are copied when the booking is made. */
  serviceName: BilingualName
  diaryId: string
  diaryName: string
  diaryKind: DiaryKind
  minutes: number
  priceCents: number | null
  /** Copied like the price. */
  place: ServicePlace
  startsAt: string
  endsAt: string
  name: string
  email: string | null
  phone: string | null
  /** Of the customer, where the service takes place there. Null: not known. */
  address: string | null
  note: string | null
  language: Language
  status: BookingStatus
  /** Increases with each change. It is the SEQUENCE of the calendar entry. */
  version: number
  /** A sample takes no cells of the diary and causes no mails. */
  isSample: boolean
  createdAt: string
}

export type BookingChange = {
  id: string
  /** `held`: reserved while the caller decides. */
  kind: 'held' | 'booked' | 'moved' | 'corrected' | 'cancelled'
  by: BookingAuthor
  /** The member who made the change. */
  userId: string | null
  /** Null for the first change. */
  previousStartsAt: string | null
  startsAt: string
  diaryName: string
  at: string
}

/** What a change of a booking replaced. A key is there only if its detail is another one now. */
export type ReplacedDetails = {
  /** With whom the booking is for. */
  customer?: string
  service?: BilingualName
  party?: number | null
  address?: string | null
  /** Their old values are in no mail. */
  email?: true
  phone?: true
  note?: true
}

const NO_EMAIL = 'Please write an email address such as niamh@example.ie'

/** Of the address at which a service takes place, with the way to it. */
export const MAX_ADDRESS = 300

/** The customer of an appointment. */
export const bookingPerson = z.object({
  name: line(1, 'Please give a name', { maxLength: 200 }),
  email: mailbox({ missing: NO_EMAIL })
    .nullish()
    .transform((text) => text ?? null),
  phone: line(1, 'Please give a phone number', { maxLength: 40 })
    .nullish()
    .transform((text) => text ?? null),
  /** Where the service takes place at the customer's. */
  address: paragraph(0, 'Please write the address as text', { maxLength: MAX_ADDRESS })
    .nullish()
    .transform((text) => text?.replaceAll(/\s*\n\s*/g, ', ') || null),
  note: paragraph(0, 'Please write this as text', { maxLength: 2_000 })
    .nullish()
    .transform((text) => text || null),
  language,
})

/** Idempotency key: a repeated request has no second effect. */
export const requestKey = z.string().min(1).max(200)

/** True when staff confirm a time outside opening hours. */
const outsideHours = z.boolean().default(false)

/** An appointment that staff enter. */
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

/** A mailed code that proves access to an address. */
export const bookingCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'The code has six digits')

/** A day of free times on the page of an appointment. */
export type FreeDay = {
  /** An Irish day. */
  day: string
  /** The closure that leaves no times. Null on an open day. An empty name is an ordinary closed day. */
  closed: BilingualName | null
  times: FreeTime[]
  /** True when more times are free than are listed. */
  hasMore: boolean
}

export type FreeTime = { startsAt: string; diaryId: string; diaryName: string }

export type FreeDays = { days: FreeDay[]; earlier: string | null; later: string | null }

export type BookingState = 'upcoming' | 'begun' | 'over' | 'cancelled'

/** An appointment as its customer sees it. */
export type OwnBooking = Pick<
  Booking,
  | 'serviceName'
  | 'diaryId'
  | 'diaryName'
  | 'diaryKind'
  | 'minutes'
  | 'priceCents'
  | 'startsAt'
  | 'endsAt'
  | 'language'
  | 'version'
> & {
  state: BookingState
  /** Where it takes place, in words. Null: not known. */
  place: string | null
  canMove: boolean
  organisation: { name: string; address: string | null; phone: string | null }
  /** The page on which the customer sees and erases their data. */
  ownDataPath: string | null
}

/** The form that moves an appointment. `time` is a free time in the format of the page's links. */
export const ownMove = z.object({
  diaryId: slot.shape.diaryId,
  startsAt: slot.shape.startsAt,
  version,
  key: requestKey,
})

export const ownCancellation = z.object({ key: requestKey })
