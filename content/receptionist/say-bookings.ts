import type { Language } from '#contracts/receptionist/diary.ts'

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
    [/(sonraí(?: nua)?) do choinne/giu, '$1 d’áirithinte'],
    [/(?<!\p{L})([Dd])o choinne/gu, '$1’áirithint'],
    [/(?<!\p{L})na coinn(e|í)(?!\p{L})/gu, 'na háirithint$1'],
    [/(?<!\p{L})coinní(?!\p{L})/gu, 'áirithintí'],
    [/(?<!\p{L})(?:c|ch|gc)oinne(?!\p{L})/gu, 'áirithint'],
    [/(?<!\p{L})Coinne(?!\p{L})/gu, 'Áirithint'],
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

const TABLE =
  /(?<!\p{L})(?:table|m?bh?ord|breakfast|brunch|lunch|dinner|supper|afternoon tea|bh?ricfeasta|lón|dh?inn[eé]ar|sh?uipéar)(?!\p{L})/iu

/** Whether a service is a table or a meal at one, by its name. */
export const isTable = (service: string) => TABLE.test(service)

/** Texts about appointments, as they are said of bookings of tables. */
export const sayBookings = <Texts>(texts: Texts, language: Language): Texts => renameIn(texts, language) as Texts

function renameIn(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return rename(value, language)
  if (typeof value === 'function') return (...given: unknown[]) => renameIn(value(...given), language)
  if (Array.isArray(value)) return value.map((one) => renameIn(one, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renameIn(one, language)]))
}
