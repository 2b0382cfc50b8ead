import { type OpeningHours, WEEKDAYS, type Weekday } from '#contracts/receptionist/diary.ts'

export const DAY_NAMES: Record<Weekday, { en: string; ga: string }> = {
  monday: { en: 'Monday', ga: 'Dé Luain' },
  tuesday: { en: 'Tuesday', ga: 'Dé Máirt' },
  wednesday: { en: 'Wednesday', ga: 'Dé Céadaoin' },
  thursday: { en: 'Thursday', ga: 'Déardaoin' },
  friday: { en: 'Friday', ga: 'Dé hAoine' },
  saturday: { en: 'Saturday', ga: 'Dé Sathairn' },
  sunday: { en: 'Sunday', ga: 'Dé Domhnaigh' },
}

export const NO_HOURS: OpeningHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
}

/** "Open on Monday, Tuesday and 3 other days", in short: "5 days a week". */
export function countOpenDays(hours: OpeningHours): string {
  const days = WEEKDAYS.filter((weekday) => hours[weekday].length > 0).length
  if (days === 0) return 'None set'
  return days === 7 ? 'Open every day' : `Open ${days} ${days === 1 ? 'day' : 'days'} a week`
}

const NOTICES: [minutes: number, words: string][] = [
  [0, 'Until the last minute'],
  [30, '30 minutes before'],
  [60, '1 hour before'],
  [120, '2 hours before'],
  [240, '4 hours before'],
  [1_440, '1 day before'],
  [2_880, '2 days before'],
  [10_080, '1 week before'],
]

/** The choices for booking notice, with the stored value. */
export function listNotices(stored: number): [minutes: number, words: string][] {
  if (NOTICES.some(([minutes]) => minutes === stored)) return NOTICES
  return [...NOTICES, [stored, `${stored} minutes before`] as [number, string]].toSorted(([a], [b]) => a - b)
}
