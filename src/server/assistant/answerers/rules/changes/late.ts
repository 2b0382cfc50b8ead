import { comesLate } from '../../../understanding/replies/comes-late.ts'
import { confirmDetails, pickPerson, takeDetails } from '../details/details.ts'
import type { Draft } from '../draft.ts'
import { answerEach, settleOpen } from '../questions/open-questions.ts'
import type { Clause } from '../reading/read-clauses.ts'

const CHANGES = new Set<Clause['intent']>(['move', 'cancel', 'complaint'])
/** "Late for our booking at three" sounds like a change, and asks for none. */
const ASKS_CHANGE =
  /(?<!\p{L})(?:mov(?:e|ing)|push\p{L}*|chang(?:e|ing)|switch|swap|resched\p{L}*|rearrange|cancel\p{L}*|put (?:it|me|us|that) back|instead|gearán|complain\p{L}*|(?:a )?(?:bh?og\p{L}*|n?athr[aó]\p{L}*|n?athrú|chur (?:siar|ar gcúl|ar ceal)|ch?eal\p{L}*))(?!\p{L})/iu
/** "Is that ok?", "can ye hold the table?" */
const ASKS_LEAVE =
  /^\W*(?:(?:and|so|agus) )?(?:is|will|would|an bhfuil|an mbeidh)(?: (?:that|it|this|sin|sé))?(?: be)? (?:ok|okay|alright|all right|grand|fine|a problem|ceart go leor|go maith|i gceart)(?!\p{L})|^\W*(?:(?:and|so|agus) )?(?:(?:can|could|will|would) (?:you|ye) (?:please )?(?:hold|keep)|an (?:gcoinneoidh|gcoimeádfaidh|gcoinneofá|bhféadfadh|bhféadfá)(?: sibh| tú)?(?: \p{L}+)? (?:an|ár|mo|a choinneáil|a choimeád))(?!\p{L})/iu

/**
 * "Running late for our booking at three": tells the team at once, and asks no more than under whose name it is. Returns
 * false if nobody is late, or more is wished.
 */
export async function tellLate(draft: Draft): Promise<boolean> {
  const { state, reading, phrases, tools, turn } = draft
  if (state.task !== undefined) return false
  if (!comesLate(reading.text)) return takeLateName(draft)
  if (wantsOtherDay(draft)) return false
  delete state.asked
  takeDetails(draft)
  await tools.takeMessage({ text: turn.text, person: pickPerson(draft) })
  draft.outcome = 'message taken'
  draft.say(phrases.toldTeam(turn.text))
  if (ASKS_CHANGE.test(reading.text) && reading.intents.some((intent) => CHANGES.has(intent))) return false
  const questions = reading.clauses.filter(
    ({ isQuestion, text }) => isQuestion && !comesLate(text) && !ASKS_LEAVE.test(text),
  )
  await settleOpen(draft, await answerEach(draft, questions))
  draft.outcome = 'message taken'
  const isKnown = state.slots.name !== undefined || (await tools.findBookings()).length > 0
  if (!isKnown && state.asked === undefined) draft.ask('name', phrases.whoseBooking)
  return true
}

/** "Push it to Monday, I'll be late tomorrow": who comes on another day is late for nothing. */
function wantsOtherDay({ reading: { intents, slots }, turn }: Draft): boolean {
  const day = (slots.at ?? slots.day)?.slice(0, 10)
  const isChange = intents.some((intent) => intent === 'move' || intent === 'cancel')
  return isChange && day !== undefined && day > turn.reference.slice(0, 10)
}

/** The name, where somebody who comes late was asked for it. Anything else is answered like every message. */
function takeLateName(draft: Draft): boolean {
  const { state, reading } = draft
  if (state.asked !== 'name') return false
  const isName = reading.intents.length === 0 && reading.clauses.every(({ isQuestion }) => !isQuestion)
  const hasDetails = isName && takeDetails(draft)
  delete state.asked
  if (!hasDetails) return false
  draft.outcome = 'message taken'
  confirmDetails(draft)
  return true
}
