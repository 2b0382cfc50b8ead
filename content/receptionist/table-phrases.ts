import type { Language } from '#contracts/receptionist/diary.ts'
import { PHRASES } from './index.ts'
import type { Phrases } from './phrases.ts'

/** How an appointment is called where tables are booked. In Irish with what stands before it. */
const BOOKINGS: Record<Language, [appointment: RegExp, booking: string][]> = {
  en: [
    [/appointment is booked/gu, 'table is booked'],
    [/appointment booked/gu, 'booking made'],
    [/\b(a)n appointment\b/giu, '$1 booking'],
    [/\bappointment/gu, 'booking'],
    [/\bAppointment/gu, 'Booking'],
  ],
  ga: [
    [/do choinne curtha in áirithe/gu, 'd’áirithint déanta'],
    [/sonraí do choinne/gu, 'sonraí d’áirithinte'],
    [/(?<!\p{L})([Dd])o choinne/gu, '$1’áirithint'],
    [/(?<!\p{L})na coinn(e|í)(?!\p{L})/gu, 'na háirithint$1'],
    [/(?<!\p{L})coinní(?!\p{L})/gu, 'áirithintí'],
    [/(?<!\p{L})(?:c|ch|gc)oinne(?!\p{L})/gu, 'áirithint'],
  ],
}

/** Quoted words are somebody's own. */
const rename = (text: string, language: Language): string =>
  text
    .split(/(“[^”]*”)/u)
    .map((part) =>
      part.startsWith('“') ? part : BOOKINGS[language].reduce((said, change) => said.replace(...change), part),
    )
    .join('')

function renameIn(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return rename(value, language)
  if (typeof value === 'function') return (...given: unknown[]) => renameIn(value(...given), language)
  if (Array.isArray(value)) return value.map((one) => renameIn(one, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renameIn(one, language)]))
}

/** What is said where tables are booked. */
export const TABLE_PHRASES: Record<Language, Phrases> = {
  en: renameIn(PHRASES.en, 'en') as Phrases,
  ga: renameIn(PHRASES.ga, 'ga') as Phrases,
}
