import { z } from 'zod'
import { filterBy } from '../lists.ts'
import { paragraph } from '../primitives.ts'
import { formatCount } from '../words/amounts.ts'
import type { DeskMoment } from './desk.ts'
import { LANGUAGES, type Language } from './diary.ts'
import { localMoment, TRIED_CALLERS, type TriedAs } from './scenarios.ts'
import { CONVERSATION_CHANNELS, MAX_MESSAGE_LENGTH } from './talk.ts'

/** A conversation of a member with the draft of their receptionist. */

/**
 * How it begins: the language, when it is by the Irish clock, who writes and on which channel. Invalid values count as
 * missing.
 */
export const trialAddress = z.object({
  language: filterBy(LANGUAGES),
  at: localMoment.optional().catch(undefined),
  caller: filterBy(TRIED_CALLERS),
  channel: filterBy(CONVERSATION_CHANNELS),
})

export const trialMessage = z.object({
  /** The sealed conversation. Only the page stores it. */
  trial: z.string(),
  text: paragraph(1, 'Write what a caller would write', {
    maxLength: MAX_MESSAGE_LENGTH,
    tooLong: (_, length) => `This is ${formatCount(length)} characters. Please keep it to 4,000`,
  }),
})

export type TrialView = TriedAs & {
  trial: string
  /** In which the caller began. */
  language: Language
  /** When it is in the conversation, by the Irish clock. Null for now. */
  at: string | null
  moments: DeskMoment[]
}

/** A conversation that begins. */
export type OpenedTrial = TrialView & {
  /** Of the draft. The first is the default. */
  languages: Language[]
  /** True when a language model words some answers to callers. Here the rules answer. */
  isWordedByModel: boolean
}
