import { type BookingPageTexts, bookingPage as english } from '#content/receptionist/en/booking-page.ts'
import { bookingPage as irish } from '#content/receptionist/ga/booking-page.ts'
import type { Language } from '#contracts/receptionist/diary.ts'

export const BOOKING_PAGE_TEXTS: Record<Language, BookingPageTexts> = { en: english, ga: irish }
