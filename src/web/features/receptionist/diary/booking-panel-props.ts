import type { FreeTime } from '#contracts/receptionist/bookings.ts'
import type { ChangedEvent } from '#contracts/receptionist/calendars.ts'
import type { AlsoOf } from '#contracts/receptionist/contacts.ts'
import type { DiaryOffers, StaffBooking } from '#contracts/receptionist/diary-screen.ts'
import type { Refusal } from '#web/features/form/refusal.ts'

export type BookingPanelProps = {
  booking: StaffBooking
  /** Other conversations and bookings of a person with a proved address. */
  also: AlsoOf | null
  /** Its events that somebody changed in another calendar. */
  changed: ChangedEvent[]
  /** Paths of the diary and of the receptionist. */
  base: string
  desk: string
  /** Proposed times to move to. */
  moves: FreeTime[]
  offers: DiaryOffers
  /** The panel's state in the address. */
  show: 'move' | 'other' | 'cancel' | undefined
  chosen: FreeTime | undefined
  /** The key of the next change, so that it is made once. */
  formKey: string
  refusal: Refusal | undefined
}
