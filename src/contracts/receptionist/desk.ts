import { z } from 'zod'
import { filterBy, filterDay, place, searchText } from '../lists.ts'
import type { BookingStatus } from './bookings.ts'
import { type BilingualName, LANGUAGES, type Language } from './diary.ts'
import type {
  ConversationChannel,
  ConversationHandler,
  ConversationOutcome,
  MessageSender,
  TalkBooking,
} from './talk.ts'

/** Conversations as the staff of an organisation see them. */

const DESK_FILTERS = ['waiting', 'live', 'missed'] as const
export type DeskFilter = (typeof DESK_FILTERS)[number]

const deskFilters = {
  show: filterBy(DESK_FILTERS),
  /** A language that the contact wrote in. */
  language: filterBy(LANGUAGES),
  /** Day of the last message. */
  day: filterDay,
  q: searchText,
}
export const deskAddress = z.object({ ...deskFilters, ...place })
export type DeskFilters = Pick<z.output<typeof deskAddress>, keyof typeof deskFilters>

/** A booking that a search at the desk finds. */
export type FoundBooking = {
  id: string
  name: string
  serviceName: BilingualName
  startsAt: string
  status: BookingStatus
  isPast: boolean
}

/** Words of text for each stroke. */
const WORDS_PER_STROKE = 4

export const countStrokes = (words: number) => Math.max(1, Math.ceil(words / WORDS_PER_STROKE))

/** A part of the line that summarises a conversation: strokes for messages, marks for events between them. */
export type LinePart =
  | { kind: MessageSender; strokes: number }
  | { kind: 'done' | 'unknown' | 'taken over' | 'given back' }

export type ConversationMatter = { kind: 'urgent' | 'message' | 'question'; text: string }

export type DeskConversation = {
  id: string
  channel: ConversationChannel
  /** Languages that the contact wrote in, or else the language of the conversation. */
  languages: Language[]
  handler: ConversationHandler
  handledBy: { id: string; name: string } | null
  assignee: { id: string; name: string } | null
  outcome: ConversationOutcome | null
  /** Version of the receptionist in this conversation. */
  version: number
  contact: { id: string; name: string | null; email: string | null; phone: string | null }
  /** The newest booking that this conversation made, moved or cancelled. */
  booking: TalkBooking | null
  /** The last message of the contact, shortened. */
  lastWords: string
  /** What a person is to know first: what is urgent, or the first message taken, or what a person was asked for. */
  matter: ConversationMatter | null
  line: LinePart[]
  needsPerson: boolean
  isSample: boolean
  isLive: boolean
  startedAt: string
  lastMessageAt: string
  closedAt: string | null
}

/** One event of a conversation, in order. */
export type DeskMoment = { id: string; at: string } & (
  | { kind: 'said'; by: MessageSender; author: string; text: string; language: Language; strokes: number }
  | {
      kind: 'did'
      mark: 'step' | 'done' | 'unknown' | 'asked' | 'urgent' | 'taken over' | 'given back'
      tag?: string
      text: string
      /** Answers that the text refers to as “question”. */
      entries?: { id: string; question: string }[]
      /** Id of the question, while it has no answer. */
      unansweredId?: string
      /** The question on trial that has no answer, which is stored nowhere. */
      toAnswer?: { text: string; language: Language }
      /** The booking that was made, moved or cancelled. */
      bookingId?: string
    }
  | { kind: 'note'; author: string; text: string }
)

export type DeskThread = DeskConversation & {
  moments: DeskMoment[]
  /** Number of turns with a language model, and their cost. Null without any. A cent is a million microcents. */
  model: { turns: number; microcents: number } | null
}
