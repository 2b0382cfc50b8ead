import type { OwnBooking } from '#contracts/receptionist/bookings.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { formatWith, isDiaryOfBusiness } from '#contracts/words/booking-times.ts'

type Booking = Pick<OwnBooking, 'diaryKind' | 'organisation'>

/** With whom, or in which room. Nobody for a diary of the business itself. */
export function listWhom({ diaryKind, organisation }: Booking, diaryName: string, language: Language): string[] {
  return isDiaryOfBusiness(diaryName, organisation.name) ? [] : [formatWith(diaryName, diaryKind, language)]
}
