import type { Language } from '#contracts/receptionist/diary.ts'
import { formatBookingDay } from '#contracts/words/booking-times.ts'
import { fromIrishClock } from '#contracts/words/irish-clock.ts'

const AT: Record<Language, string> = { en: 'at', ga: 'ag' }

/** "Thursday 26 November at 17:30" of "2026-11-26T17:30" by the Irish clock, or the day alone of "2026-11-26". */
export function formatLocal(local: string, language: Language): string {
  const [date, clock] = local.split('T')
  const day = formatBookingDay(fromIrishClock(new Date(`${date}T12:00:00Z`)).toISOString(), language)
  return clock === undefined ? day : `${day} ${AT[language]} ${clock}`
}
