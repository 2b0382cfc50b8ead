import { fold } from '../../../text/fold.ts'
import { NUMBER, readNumber } from '../../../understanding/services/people-count.ts'
import { keep } from '../changes/keep-booking.ts'
import type { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { nameHeld } from './read-back.ts'

const KEEPS = new RegExp(
  `(?<!\\p{L})(?:(?:leave|keep|make|stick|stay)(?: (?:it|that))? (?:at|for|to|with|on) (?:(?:the|a table for|just|only) )*(?<english>${NUMBER})|(?:fag|coinnigh)(?:aimis|igi)? (?:e |i |sin )?(?:ag|do|don|mar|ar) (?:an |bhord do )?(?<irish>${NUMBER}))(?![\\p{L}\\d:.])(?! ?(?:[ap]m|o'?clock|a chlog)(?!\\p{L}))`,
  'u',
)

/** "Leave my table as it was, four people" */
const AS_IT_WAS =
  /(?<!\p{L})(?:leave|keep) (?:it|that|(?:my|our|the) (?:table|booking)) (?:as|the way) it (?:was|is)(?!\p{L})/iu

/** "No, we need eight. Leave it at the four so", of a table for four: it stays, and four is no hour. */
export async function keepSize(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  const { english, irish } = KEEPS.exec(fold(reading.text))?.groups ?? {}
  const [booking] = state.bookings
  const isOwn = readNumber(english ?? irish) === booking?.party || AS_IT_WAS.test(reading.text)
  if (state.task === 'move' && booking?.party !== undefined && isOwn && !reading.isAgreed) {
    // The other number was the correction.
    delete state.correction
    return keep(draft)
  }
  const isKept = state.party !== undefined && readNumber(english ?? irish) === state.party
  if (state.task !== 'book' || !isKept || reading.isAgreed) return false
  if (state.hold !== undefined && state.asked !== 'confirm') draft.say(phrases.held(nameHeld(draft)))
  repeatQuestion(draft)
  return true
}
