import type { FreeTime } from '#contracts/receptionist/booking-page.ts'
import type { ChangedEvent } from '#contracts/receptionist/calendars.ts'
import type { AlsoOf } from '#contracts/receptionist/contacts.ts'
import type { DiaryOffers, StaffBooking } from '#contracts/receptionist/diary-screen.ts'
import type { Refusal } from '#web/features/form/refusal.ts'

export type BookingPanelProps = {
  booking: StaffBooking
  /** What else the person did, once they have proved who they are. */
  also: AlsoOf | null
  /** Its events that somebody changed in other calendars. */
  changed: ChangedEvent[]
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
