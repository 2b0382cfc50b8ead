import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { ConversationOutcome, TalkBooking } from '#contracts/receptionist/talk.ts'
import type { Tools } from '../tools/tools.ts'
import type { DialogueState } from './state.ts'

/** One message to answer, with everything that an answer may use besides tools. */
export type Turn = {
  text: string
  /** The conversation's language so far. */
  language: Language
  /** Now, in Irish local time: "2026-11-18T10:00". */
  reference: string
  configuration: ReceptionistConfiguration
  state: DialogueState
}

/** What an answerer says and finds out, in any order. */
export type AnswerEvent =
  /** Texts are joined by paragraphs. One that continues brings the white space before it along. */
  | { kind: 'say'; text: string; entries?: string[]; continues?: boolean }
  /** Another answerer made what follows. */
  | { kind: 'answerer'; name: string }
  | { kind: 'language'; language: Language }
  | { kind: 'state'; state: DialogueState }
  | { kind: 'outcome'; outcome: ConversationOutcome }
  | { kind: 'booking'; booking: TalkBooking }
  | { kind: 'contact'; contact: { name?: string; email?: string; phone?: string } }
  | { kind: 'unanswered'; question: string }
  /** For the desk: why it said what it said. */
  | { kind: 'step'; step: string; details?: Record<string, unknown> }

/** Answers turns. It knows the conversation only by its turn and acts only by its tools. */
export type Answerer = {
  name: string
  /** How long a turn may take, where it is longer than usual. */
  limitMs?: number
  answer: (turn: Turn, tools: Tools, signal: AbortSignal) => AsyncIterable<AnswerEvent>
}
