import { fold } from '../../../text/fold.ts'
import { NUMBER, readNumber } from '../../../understanding/services/people-count.ts'
import type { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { nameHeld } from './read-back.ts'

const KEEPS = new RegExp(
  `(?<!\\p{L})(?:(?:leave|keep|make|stick|stay)(?: (?:it|that))? (?:at|for|to|with|on) (?:(?:the|a table for|just|only) )*(?<english>${NUMBER})|(?:fag|coinnigh)(?:aimis|igi)? (?:e |i |sin )?(?:ag|do|don|mar|ar) (?:an |bhord do )?(?<irish>${NUMBER}))(?![\\p{L}\\d:.])(?! ?(?:[ap]m|o'?clock|a chlog)(?!\\p{L}))`,
  'u',
)

/** "No, we need eight. Leave it at the four so", of a table for four: it stays, and four is no hour. */
export function keepSize(draft: Draft): boolean {
  const { state, reading, phrases } = draft
  const { english, irish } = KEEPS.exec(fold(reading.text))?.groups ?? {}
  const isKept = state.party !== undefined && readNumber(english ?? irish) === state.party
  if (state.task !== 'book' || !isKept || reading.isAgreed) return false
  if (state.hold !== undefined && state.asked !== 'confirm') draft.say(phrases.held(nameHeld(draft)))
  repeatQuestion(draft)
  return true
}
