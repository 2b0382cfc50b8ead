import { OWN_DATA } from '#content/receptionist/own-data.ts'
import type { ContactCopy, ContactRecord } from '#contracts/receptionist/contacts.ts'
import type { BilingualName, Language } from '#contracts/receptionist/diary.ts'
import { formatBookingDay, formatBookingMoment, formatBookingPeriod } from '#contracts/words/booking-times.ts'
import type { Block } from '../../../documents/index.ts'

type Rows = Record<string, unknown>[]

/** The copy of a person's data to read, in one language: who, appointments, waiting list, and what was said. */
type WrittenCopy = {
  title: string
  facts: [label: string, value: string][]
  /** Each group has paragraphs, such as the messages of a conversation. */
  parts: { heading: string; groups: string[][] }[]
  note: string | undefined
}

type Given = { copy: ContactCopy; record: ContactRecord; language: Language }

/** The copy as a plain text. */
export function writeCopy(given: Given): string {
  const { title, facts, parts, note } = describeCopy(given)
  const blocks = [
    underline(title, '='),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...parts.flatMap(({ heading, groups }) => [
      underline(heading, '-'),
      groups.map((paragraphs) => paragraphs.join('\n\n')).join('\n\n\n'),
    ]),
    ...(note === undefined ? [] : [note]),
  ]
  return `${blocks.join('\n\n')}\n`
}

const underline = (text: string, line: string) => `${text}\n${line.repeat(text.length)}`

/** The copy as the blocks of a document. */
export function layOutCopy(given: Given): { title: string; blocks: Block[] } {
  const { title, facts, parts, note } = describeCopy(given)
  const asParagraph = (text: string): Block => ({ kind: 'paragraph', text })
  const blocks: Block[] = [
    { kind: 'title', text: title },
    { kind: 'details', rows: facts },
    ...parts.flatMap(({ heading, groups }): Block[] => [
      { kind: 'heading', text: heading },
      ...groups.flat().map(asParagraph),
    ]),
    ...(note === undefined ? [] : [asParagraph(note)]),
  ]
  return { title, blocks }
}

function describeCopy({ copy: { exportedAt, organisation, tables }, record, language }: Given): WrittenCopy {
  const texts = OWN_DATA[language]
  const { copy } = texts
  const facts = [
    [copy.name, record.name],
    [texts.email, record.email],
    [copy.phone, record.phone],
    [copy.date, formatBookingMoment(exportedAt, language)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  const bookings = record.bookings.map((booking) => writeBooking(booking, tables.bookings, language))
  const waiting = tables.waiting_entries?.map((row) => writeWaiting(row, language))
  const conversations = record.conversations.map(({ id }) => writeConversation(id, tables.messages, language))
  return {
    title: copy.title(organisation),
    facts,
    parts: [
      { heading: texts.bookings, groups: [bookings.length === 0 ? [texts.noBookings] : bookings] },
      ...(waiting === undefined ? [] : [{ heading: copy.waiting, groups: [[waiting.join('\n')]] }]),
      {
        heading: texts.conversations,
        groups: conversations.length === 0 ? [[texts.noConversations]] : conversations,
      },
    ],
    note: record.typed > 0 ? texts.typed(record.typed) : undefined,
  }
}

type Booking = ContactRecord['bookings'][number]

function writeBooking(booking: Booking, rows: Rows = [], language: Language): string {
  const { states } = OWN_DATA[language]
  const { name, phone, address, note } = rows.find(({ id }) => id === booking.id) ?? {}
  const state = booking.status === 'cancelled' ? states.cancelled : booking.isComing ? states.coming : states.booked
  const what = `${booking.serviceName[language]}, ${booking.diaryName}. ${state}.`
  return [formatBookingPeriod(booking, language), what, joinTexts(name, phone), address, note]
    .filter(Boolean)
    .join('\n')
}

const joinTexts = (...texts: unknown[]) => texts.filter(Boolean).join(', ')

function writeWaiting({ service_name, day }: Rows[number], language: Language): string {
  return `${formatBookingDay(`${day}T12:00:00Z`, language)}: ${(service_name as BilingualName)[language]}`
}

function writeConversation(conversationId: string, rows: Rows = [], language: Language): string[] {
  const { by } = OWN_DATA[language].copy
  return rows
    .filter(({ conversation_id }) => conversation_id === conversationId)
    .map(({ created_at, sender, text }) => {
      const who = by[sender as keyof typeof by]
      return `${formatBookingMoment(String(created_at), language)}  ${who}\n${text}`
    })
}
