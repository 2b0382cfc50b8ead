import { z } from 'zod'
import { version } from '../primitives.ts'
import type { Booking } from './bookings.ts'
import { requestKey } from './bookings.ts'
import { type BilingualName, slot } from './diary.ts'

/** A day of free times, as the page of an appointment shows it. */
export type FreeDay = {
  /** Of the Irish calendar. */
  day: string
  /** Why nothing is offered; null on an open day. An empty name is an ordinary closed day. */
  closed: BilingualName | null
  times: FreeTime[]
  /** More are free than are shown. */
  hasMore: boolean
}

export type FreeTime = { startsAt: string; diaryId: string; diaryName: string }

export type FreeDays = { days: FreeDay[]; earlier: string | null; later: string | null }

export type BookingState = 'upcoming' | 'begun' | 'over' | 'cancelled'

/** An appointment as the person sees it for whom it is. */
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
  canMove: boolean
  organisation: { name: string; address: string | null; phone: string | null }
  /** The page on which the person sees and erases what is kept of them. */
  ownDataPath: string | null
}

/** The form that moves an appointment. `time` is a free time as the page writes it into an address. */
export const ownMove = z.object({
  diaryId: slot.shape.diaryId,
  startsAt: slot.shape.startsAt,
  version,
  key: requestKey,
})

export const ownCancellation = z.object({ key: requestKey })
