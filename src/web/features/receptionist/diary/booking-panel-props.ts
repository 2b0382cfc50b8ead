import type { FreeTime } from '#contracts/receptionist/booking-page.ts'
import type { DiaryOffers, StaffBooking } from '#contracts/receptionist/diary-screen.ts'
import type { Refusal } from '#web/features/form/refusal.ts'

export type BookingPanelProps = {
  booking: StaffBooking
  /** Path of the diary, and of the receptionist. */
  base: string
  desk: string
  /** Where it could move to. */
  moves: FreeTime[]
  offers: DiaryOffers
  /** What the address asks for. */
  show: 'move' | 'other' | 'cancel' | undefined
  chosen: FreeTime | undefined
  /** Names the next change, so that it is made once. */
  formKey: string
  refusal: Refusal | undefined
}
