import { z } from 'zod'
import { filterBy, filterDay, place, searchText } from '../lists.ts'
import { LANGUAGES, type Language } from './diary.ts'
import type {
  ConversationChannel,
  ConversationHandler,
  ConversationOutcome,
  MessageSender,
  TalkBooking,
} from './talk.ts'

/** What the staff of an organisation see of its conversations. */

export const DESK_FILTERS = ['waiting', 'live', 'missed'] as const
export type DeskFilter = (typeof DESK_FILTERS)[number]

/** What is shown of the list. */
const deskFilters = {
  show: filterBy(DESK_FILTERS),
  /** One that the contact wrote in. */
  language: filterBy(LANGUAGES),
  /** Of the last message. */
  day: filterDay,
  q: searchText,
}
export const deskAddress = z.object({ ...deskFilters, ...place })
export type DeskFilters = Pick<z.output<typeof deskAddress>, keyof typeof deskFilters>

/** One stroke for so many words of text. */
const WORDS_A_STROKE = 4

export const countStrokes = (words: number) => Math.max(1, Math.ceil(words / WORDS_A_STROKE))

/** A conversation as a line: strokes of who spoke, and marks of what happened in between. */
export type LinePart =
  | { kind: MessageSender; strokes: number }
  | { kind: 'done' | 'unknown' | 'taken over' | 'given back' }

export type DeskConversation = {
  id: string
  channel: ConversationChannel
  /** Those that the contact wrote in; before that, the one of the conversation. */
  languages: Language[]
  handler: ConversationHandler
  handledBy: { id: string; name: string } | null
  assignee: { id: string; name: string } | null
  outcome: ConversationOutcome | null
  /** The version of the receptionist under which it is held. */
  version: number
  contact: { id: string; name: string | null; email: string | null; phone: string | null }
  /** The newest booking that was made, moved or cancelled in it. */
  booking: TalkBooking | null
  /** What the contact wrote last, cut. */
  lastWords: string
  line: LinePart[]
  needsPerson: boolean
  isSample: boolean
  isLive: boolean
  startedAt: string
  lastMessageAt: string
  closedAt: string | null
}

/** Something that happened in a conversation, in order. */
export type DeskMoment = { id: string; at: string } & (
  | { kind: 'said'; by: MessageSender; author: string; text: string; language: Language; strokes: number }
  | {
      kind: 'did'
      mark: 'step' | 'done' | 'unknown' | 'urgent' | 'taken over' | 'given back'
      tag?: string
      text: string
      /** Answers that the text names as “question”. */
      entries?: { id: string; question: string }[]
      /** Of the question that nobody has answered yet. */
      unansweredId?: string
      /** The booking that was made, moved or cancelled. */
      bookingId?: string
    }
  | { kind: 'note'; author: string; text: string }
)

export type DeskThread = DeskConversation & {
  moments: DeskMoment[]
  /** Turns for which a language model was asked, and what it cost; null without any. A cent is a million microcents. */
  model: { turns: number; microcents: number } | null
}
