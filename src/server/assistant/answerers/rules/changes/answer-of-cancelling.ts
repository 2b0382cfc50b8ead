import { isProving } from '../../../turn/state.ts'
import { asksIfCancelled, dropsCancelling, nameCancelling } from '../../../understanding/replies/asks-of-cancelling.ts'
import type { Draft } from '../draft.ts'
import { answerEach, settleOpen } from '../questions/open-questions.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { keep } from './keep-booking.ts'

const OF_CHANGING = /(?<!\p{L})(?:cancel|a chealú|ar ceal)(?!\p{L})/iu
const OF_MONEY = /(?<!\p{L})(?:fees?|charge[ds]?|cost|pay|money|deposit|táille|costas|íoc|airgead|éarlais)(?!\p{L})/iu

/**
 * "I might need to cancel, what happens if I do?" asks, and "no, don't cancel, just asking is there a fee" ends the question
 * whether to: what is known of it is said, and nothing is cancelled.
 */
export async function answerOfCancelling(draft: Draft): Promise<boolean> {
  const { state, reading } = draft
  // A question of what then is no part of the wish.
  const text = reading.clauses.map((clause) => clause.text).join('. ')
  const isOpen = state.task === 'cancel' && (state.asked === 'confirm' || isProving(state))
  const isDropped = isOpen && dropsCancelling(text)
  if (!isDropped && !asksIfCancelled(text)) return false
  if ((state.task !== undefined && state.task !== 'book' && !isOpen) || reading.isAgreed) return false
  if (isDropped) await keep(draft)
  const isOneClause = reading.clauses.length === 1
  const asked = reading.clauses.filter(
    (clause) =>
      clause.isQuestion || (isDropped ? OF_MONEY.test(clause.text) : isOneClause && asksIfCancelled(clause.text)),
  )
  for (const clause of asked) await answerOne(draft, { ...clause, text: nameCancelling(clause.text) })
  if (asked.length === 0 && !isDropped) return false
  draft.outcome ??= 'answered'
  if (!isDropped) repeatQuestion(draft)
  return true
}

/** The organisation's own terms come first. Without any, how to cancel is known, and a fee is not. */
async function answerOne(draft: Draft, clause: Draft['reading']['clauses'][number]): Promise<void> {
  const { entries, result } = await draft.tools.lookUp(clause.text, draft.language)
  const known = result === 'answered' ? entries[0] : entries.find(({ question }) => OF_CHANGING.test(question))
  const isOfMoney = OF_MONEY.test(clause.text)
  if (known !== undefined && (result === 'answered' || !isOfMoney)) draft.sayEntry(known)
  else if (isOfMoney) await settleOpen(draft, await answerEach(draft, [{ ...clause, isQuestion: true }]))
  else draft.say(draft.phrases.howToChange)
}
