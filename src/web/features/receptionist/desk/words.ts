import type { DeskConversation } from '#contracts/receptionist/desk.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const getCallerName = ({ contact }: Pick<DeskConversation, 'contact'>): string =>
  contact.name ?? contact.phone ?? contact.email ?? 'Visitor'

export const CHANNELS = { 'web-chat': 'Web chat', email: 'Email', whatsapp: 'WhatsApp', phone: 'Phone' } as const

export const LANGUAGE_NAMES = { en: 'English', ga: 'Gaeilge' } as const

export const OUTCOME_NAMES = {
  answered: 'Answered',
  booked: 'Booked',
  'message taken': 'Message taken',
  'handed over': 'Handed over',
  'not answered': 'Not answered',
  urgent: 'Urgent',
} as const

const BOOKING_NAMES = { booked: 'Booked', moved: 'Moved', cancelled: 'Cancelled' } as const

export type ConversationState = { words: string; tone: BadgeTone }

/** The state of a conversation, as the reader sees it. */
export function describeState(conversation: DeskConversation, readerId: string): ConversationState {
  const { handler, handledBy, closedAt, needsPerson, isLive, outcome, booking } = conversation
  if (handler === 'person' && closedAt === null) {
    if (handledBy?.id === readerId) return { words: 'With you', tone: 'info' }
    return { words: `With ${handledBy === null ? 'a colleague' : getFirstName(handledBy.name)}`, tone: 'info' }
  }
  if (needsPerson) return { words: 'Needs a person', tone: 'caution' }
  if (isLive) return { words: 'Answering now', tone: 'positive' }
  if (outcome === 'not answered') return { words: 'Missed', tone: 'critical' }
  if (outcome === 'booked' && booking !== null) return { words: BOOKING_NAMES[booking.state], tone: 'accent' }
  return { words: outcome === null ? 'Ended' : OUTCOME_NAMES[outcome], tone: 'neutral' }
}

export const getFirstName = (name: string) => name.split(' ')[0] ?? name

/** The summary of a row: the booking if there is one, or else the caller's last message. */
export function describeSubject({ booking, lastWords, isLive, handler }: DeskConversation): string {
  if (booking === null || isLive || handler === 'person') return lastWords
  return `${BOOKING_NAMES[booking.state]}: ${booking.service}, ${formatMoment(booking.startsAt)}`
}

/** The outcome so far, in sentences. */
export function summarise(conversation: DeskConversation, unknown: string[]): string[] {
  const { booking, lastWords, needsPerson, assignee } = conversation
  return [
    ...(booking === null
      ? []
      : [`${BOOKING_NAMES[booking.state]}: ${booking.service}, ${formatMoment(booking.startsAt)}.`]),
    ...(unknown.length === 0 ? [] : [`Not known: ${unknown.map((text) => `“${text}”`).join(', ')}.`]),
    ...(booking === null && lastWords !== '' ? [`Last from the caller: “${lastWords}”`] : []),
    ...(needsPerson ? ['A person is to answer.'] : []),
    ...(assignee === null ? [] : [`Assigned to ${assignee.name}.`]),
  ]
}
