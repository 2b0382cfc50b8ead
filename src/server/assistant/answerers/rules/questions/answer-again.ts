import { listContentKeys } from '../../../retrieval/terms.ts'
import { findAskedAgain } from '../../../understanding/replies/asks-again.ts'
import type { Draft } from '../draft.ts'
import { readMessage } from '../read-message.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { answerEach, settleOpen } from './open-questions.ts'
import { repeatQuestion } from './repeat-question.ts'

/** What is done, and not answered. */
const WISHES = new Set<Clause['intent']>(['book', 'move', 'cancel', 'message', 'person', 'complaint'])
const MOST_KEPT = 3
const SAYS = /n['’]?t say(?!\p{L})/iu

/**
 * "You never said what to bring": answers the earlier question that is meant, with an apology. Returns false if the message
 * says something else.
 */
export async function answerAgain(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  const asked = findAskedAgain(reading.text)
  // Where a message was asked for, this is one, and where one was read back, it may be about that.
  const isOfMessage = state.asked === 'message' || (state.message !== undefined && SAYS.test(reading.text))
  if (asked === undefined || isOfMessage) return false
  draft.say(phrases.sorryUnanswered)
  const question = findEarlier(draft, asked) ?? asked
  if (question === '') draft.say(phrases.askAgain)
  else await answerNow(draft, question)
  repeatQuestion(draft)
  return true
}

/** A contact who asks twice is told the only entry that may be meant, and not asked whether it is. */
async function answerNow(draft: Draft, question: string): Promise<void> {
  const open = await answerEach(draft, (await readMessage({ ...draft.turn, text: question })).clauses)
  const others = open.filter(({ entries: [only, ...more] }) => {
    if (only === undefined || only.isGuess || more.length > 0) return true
    return !draft.sayEntry(only)
  })
  await settleOpen(draft, others)
}

/** The last question without an answer, or the one about what is named now. */
function findEarlier({ state: { unanswered }, language }: Draft, asked: string): string | undefined {
  if (asked === '') return unanswered.at(-1)
  const keys = listContentKeys(asked, language)
  return unanswered.findLast((earlier) => {
    const known = listContentKeys(earlier, language)
    return keys.length > 0 && keys.every((key) => known.includes(key))
  })
}

/** Keeps the questions of a message that has no answer to them, for the case that the contact comes back to them. */
export function keepUnanswered(draft: Draft): void {
  const { state, reading, outcome, unanswered } = draft
  if (findAskedAgain(reading.text) !== undefined || (outcome === 'answered' && unanswered === undefined)) return
  const questions = reading.clauses.filter(({ isQuestion, intent }) => isQuestion && !WISHES.has(intent))
  const texts = questions.map(({ text }) => text)
  state.unanswered = [...state.unanswered.filter((text) => !texts.includes(text)), ...texts].slice(-MOST_KEPT)
}
