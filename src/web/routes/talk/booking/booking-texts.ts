import { type BookingPageTexts, bookingPage as english } from '#content/receptionist/en/booking-page.ts'
import { bookingPage as irish } from '#content/receptionist/ga/booking-page.ts'
import { isTable, sayBookings } from '#content/receptionist/say-bookings.ts'
import type { OwnBooking } from '#contracts/receptionist/bookings.ts'
import type { Language } from '#contracts/receptionist/diary.ts'

export const BOOKING_PAGE_TEXTS: Record<Language, BookingPageTexts> = { en: english, ga: irish }
const TABLE_PAGE_TEXTS = { en: sayBookings(english, 'en'), ga: sayBookings(irish, 'ga') }

/** What the page says of a booking: a table is no appointment. */
export const findPageTexts = (language: Language, { serviceName }: Pick<OwnBooking, 'serviceName'>): BookingPageTexts =>
  (isTable(serviceName.en) ? TABLE_PAGE_TEXTS : BOOKING_PAGE_TEXTS)[language]
