import { z } from 'zod'
import { version } from '../primitives.ts'
import type { Booking } from './bookings.ts'
import { requestKey } from './bookings.ts'
import { type BilingualName, slot } from './diary.ts'

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
