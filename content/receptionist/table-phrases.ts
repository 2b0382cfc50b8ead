import type { Language } from '#contracts/receptionist/diary.ts'
import { PHRASES } from './index.ts'
import type { Phrases } from './phrases.ts'
import { sayBookings } from './say-bookings.ts'

/** What is said where tables are booked. */
export const TABLE_PHRASES: Record<Language, Phrases> = {
  en: sayBookings(PHRASES.en, 'en'),
  ga: sayBookings(PHRASES.ga, 'ga'),
}
