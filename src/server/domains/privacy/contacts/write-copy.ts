import { OWN_DATA } from '#content/receptionist/own-data.ts'
import type { ContactCopy, ContactRecord } from '#contracts/receptionist/contacts.ts'
import type { BilingualName, Language } from '#contracts/receptionist/diary.ts'
import { formatBookingDay, formatBookingMoment, formatBookingPeriod } from '#contracts/words/booking-times.ts'

type Rows = Record<string, unknown>[]

/** The copy of a person's data to read, in their language: who, appointments, waiting list, and what was said. */
export function writeCopy(
  { exportedAt, organisation, tables }: ContactCopy,
  record: ContactRecord,
  language: Language,
) {
  const texts = OWN_DATA[language]
  const { copy } = texts
  const title = copy.title(organisation)
  const facts = [
    [copy.name, record.name],
    [texts.email, record.email],
    [copy.phone, record.phone],
    [copy.date, formatBookingMoment(exportedAt, language)],
  ].flatMap(([label, value]) => (value ? `${label}: ${value}` : []))
  const blocks = [
    heading(title, '='),
    facts.join('\n'),
    heading(texts.bookings, '-'),
    record.bookings.map((booking) => writeBooking(booking, tables.bookings, language)).join('\n\n') || texts.noBookings,
    ...writeWaiting(tables.waiting_entries, language),
    heading(texts.conversations, '-'),
    record.conversations.map(({ id }) => writeConversation(id, tables.messages, language)).join('\n\n\n') ||
      texts.noConversations,
    ...(record.typed > 0 ? [texts.typed(record.typed)] : []),
  ]
  return `${blocks.join('\n\n')}\n`
}

const heading = (text: string, line: string) => `${text}\n${line.repeat(text.length)}`

type Booking = ContactRecord['bookings'][number]

function writeBooking(booking: Booking, rows: Rows = [], language: Language): string {
  const { states } = OWN_DATA[language]
  const { name, phone, note } = rows.find(({ id }) => id === booking.id) ?? {}
  const state = booking.status === 'cancelled' ? states.cancelled : booking.isComing ? states.coming : states.booked
  const what = `${booking.serviceName[language]}, ${booking.diaryName}. ${state}.`
  return [formatBookingPeriod(booking, language), what, joinTexts(name, phone), note].filter(Boolean).join('\n')
}

const joinTexts = (...texts: unknown[]) => texts.filter(Boolean).join(', ')

function writeWaiting(rows: Rows | undefined, language: Language): string[] {
  if (rows === undefined) return []
  const lines = rows.map(({ service_name, day }) => {
    const name = (service_name as BilingualName)[language]
    return `${formatBookingDay(`${day}T12:00:00Z`, language)}: ${name}`
  })
  return [heading(OWN_DATA[language].copy.waiting, '-'), lines.join('\n')]
}

function writeConversation(conversationId: string, rows: Rows = [], language: Language): string {
  const { by } = OWN_DATA[language].copy
  return rows
    .filter(({ conversation_id }) => conversation_id === conversationId)
    .map(({ created_at, sender, text }) => {
      const who = by[sender as keyof typeof by]
      return `${formatBookingMoment(String(created_at), language)}  ${who}\n${text}`
    })
    .join('\n\n')
}
