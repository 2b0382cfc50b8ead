import type { DiaryKind, Language } from '../receptionist/diary.ts'
import { irishDay, MONTHS, WEEKDAYS } from './dates.ts'
import { toIrishClock } from './irish-clock.ts'

const DAYS = {
  en: WEEKDAYS,
  ga: ['Dé Domhnaigh', 'Dé Luain', 'Dé Máirt', 'Dé Céadaoin', 'Déardaoin', 'Dé hAoine', 'Dé Sathairn'],
}
const MONTH_NAMES = {
  en: MONTHS,
  ga: [
    'Eanáir',
    'Feabhra',
    'Márta',
    'Aibreán',
    'Bealtaine',
    'Meitheamh',
    'Iúil',
    'Lúnasa',
    'Meán Fómhair',
    'Deireadh Fómhair',
    'Samhain',
    'Nollaig',
  ],
}
/** Names the two occurrences of the hour that repeats in autumn. */
const SEASONS = { en: ['summer time', 'winter time'], ga: ['am samhraidh', 'am geimhridh'] }
const HOUR = 3_600_000

/** Formats the Irish day of an instant: Thursday 4 February, or Déardaoin, 4 Feabhra. */
export function formatBookingDay(instant: string, language: Language): string {
  const clock = toIrishClock(instant)
  const date = `${clock.getUTCDate()} ${MONTH_NAMES[language][clock.getUTCMonth()]}`
  return language === 'en' ? `${formatWeekday(clock, 'en')} ${date}` : `${formatWeekday(clock, 'ga')}, ${date}`
}

/** Formats a short day: Thu 4, or Déardaoin 4. */
export function formatBriefDay(instant: string, language: Language): string {
  const clock = toIrishClock(instant)
  const weekday = formatWeekday(clock, language)
  return `${language === 'en' ? weekday.slice(0, 3) : weekday} ${clock.getUTCDate()}`
}

/** Formats an Irish time: 10:30. Adds the season to a time that occurs twice in the night of the change. */
export function formatBookingTime(instant: string, language: Language): string {
  const ms = Date.parse(instant)
  const time = clockTime(ms)
  if (clockTime(ms + HOUR) === time) return `${time} (${SEASONS[language][0]})`
  if (clockTime(ms - HOUR) === time) return `${time} (${SEASONS[language][1]})`
  return time
}

type Span = { startsAt: string; endsAt: string }

/** Formats 10:30 to 11:15. Adds the end day to an appointment over midnight. */
export function formatBookingSpan(span: Span, language: Language): string {
  return `${formatBookingTime(span.startsAt, language)} ${formatUntil(span, language)}`
}

/** Formats Thursday 4 February 2027, 10:30 to 11:15. */
export function formatBookingPeriod(span: Span, language: Language): string {
  return `${formatBookingMoment(span.startsAt, language)} ${formatUntil(span, language)}`
}

function formatUntil({ startsAt, endsAt }: Span, language: Language): string {
  const end = formatBookingTime(endsAt, language)
  const isOneDay = irishDay(startsAt) === irishDay(endsAt)
  if (isOneDay) return `${language === 'en' ? 'to' : 'go'} ${end}`
  return `${language === 'en' ? 'to' : 'go dtí'} ${formatBookingDay(endsAt, language)}, ${end}`
}

/** Formats Thursday 4 February 2027, 10:30. */
export function formatBookingMoment(instant: string, language: Language): string {
  const year = toIrishClock(instant).getUTCFullYear()
  return `${formatBookingDay(instant, language)} ${year}, ${formatBookingTime(instant, language)}`
}

/** "Table 3", "Bord 3" */
export const isNumberedTable = (diaryName: string) => /^(?:table|bord) \d+$/i.test(diaryName)

/** Whether a diary has the name of the business, or is a numbered copy or table. Customers know nobody of that name. */
export function isDiaryOfBusiness(diaryName: string, organisation: string): boolean {
  return isNumberedTable(diaryName) || organisation.startsWith(diaryName.replace(/ \d+$/, ''))
}

/** Formats the person of an appointment: "with Niamh", "le Niamh", "le hEoin". A room gets no preposition. */
export function formatWith(name: string, kind: DiaryKind, language: Language): string {
  if (kind === 'room') return name
  if (language === 'en') return `with ${name}`
  return /^[aeiouáéíóú]/i.test(name) ? `le h${name}` : `le ${name}`
}

function formatWeekday(clock: Date, language: Language): string {
  return DAYS[language][clock.getUTCDay()] ?? ''
}

function clockTime(ms: number): string {
  return toIrishClock(new Date(ms)).toISOString().slice(11, 16)
}
