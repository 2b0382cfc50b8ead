import type { BookingPageTexts } from '#content/receptionist/en/booking-page.ts'
import type { OwnBooking } from '#contracts/receptionist/bookings.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { PageAddress } from './page-address.ts'

/** The props of every part of the page. */
export type PagePart = { booking: OwnBooking; address: PageAddress; language: Language; texts: BookingPageTexts }
