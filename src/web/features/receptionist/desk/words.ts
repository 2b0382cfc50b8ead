import { formatFullPhone } from '#contracts/irish.ts'
import type { DeskConversation } from '#contracts/receptionist/desk.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const getCallerName = ({ contact }: Pick<DeskConversation, 'contact'>): string =>
  contact.name ?? (contact.phone && formatFullPhone(contact.phone)) ?? contact.email ?? 'Visitor'

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

/** Whether the receptionist answers and nobody is waited for. A reply is offered only after a take-over. */
export const isReceptionistAtIt = ({ handler, isLive, needsPerson }: DeskConversation): boolean =>
  handler !== 'person' && isLive && !needsPerson

export const getFirstName = (name: string) => name.split(' ')[0] ?? name

/**
 * The summary of a row: what a person is waited for, or else the booking, or else the caller's last message. With a person
 * the last message is the news.
 */
export function describeSubject(conversation: DeskConversation): string {
  const { booking, lastWords, needsPerson, isLive, handler } = conversation
  const matter = findMatter(conversation)
  if (handler === 'person') return lastWords
  if (matter !== null && (needsPerson || (booking === null && !isLive))) {
    return matter.kind === 'urgent' ? `Urgent: ${matter.text}` : matter.text
  }
  if (booking === null || isLive) return lastWords
  return `${BOOKING_NAMES[booking.state]}: ${booking.service}, ${formatMoment(booking.startsAt)}`
}

/** A question is over once nobody is waited for. What was urgent or passed on stays the matter. */
const findMatter = ({ matter, needsPerson }: DeskConversation) =>
  matter?.kind === 'question' && !needsPerson ? null : matter

const MATTER_NAMES = { urgent: 'Urgent', message: 'Message', question: 'Needs a person for' } as const

/** The outcome so far, in sentences. */
export function summarise(conversation: DeskConversation, unknown: string[]): string[] {
  const { booking, lastWords, needsPerson, assignee } = conversation
  const matter = findMatter(conversation)
  return [
    ...(matter === null ? [] : [`${MATTER_NAMES[matter.kind]}: “${matter.text}”`]),
    ...(booking === null
      ? []
      : [`${BOOKING_NAMES[booking.state]}: ${booking.service}, ${formatMoment(booking.startsAt)}.`]),
    ...(unknown.length === 0 ? [] : [`Not known: ${unknown.map((text) => `“${text}”`).join(', ')}.`]),
    ...(booking === null && matter === null && lastWords !== '' ? [`Last from the caller: “${lastWords}”`] : []),
    ...(needsPerson ? ['A person is to answer.'] : []),
    ...(assignee === null ? [] : [`Assigned to ${assignee.name}.`]),
  ]
}
