import { findTrouble } from '../../../understanding/find-trouble.ts'
import type { Draft } from '../draft.ts'
import type { Reading } from '../read-message.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { countWords, withoutReply } from './dictate.ts'
import { isForTeam, tellsTeam } from './notes.ts'
import { REQUESTS } from './ring.ts'

/** A question to the receptionist. "Could ye bring a ladder?" is for the team. */
export const asksAside = ({ isQuestion, text }: Clause) => isQuestion && !REQUESTS.test(text) && !tellsTeam(text)

/** "N20 just past Mallow": of something urgent, where it is matters, in however few words. */
export const tellsMore = ({ reply, clauses, intents }: Reading, beside: string) =>
  (intents[0] !== 'thanks' || clauses.length > 1) &&
  countWords(beside) >= (reply.answer === null ? LEAST_WORDS_OF_PLACE : LEAST_WORDS_BESIDE_REPLY) &&
  clauses.every(({ isQuestion }) => !isQuestion)

const LEAST_WORDS_OF_PLACE = 2
/** "No one is answering" */
const LEAST_WORDS_BESIDE_REPLY = 3

const ADDITIONS = new Set<string | undefined>(['confirm', 'name', 'contact'])

/** "And my daughter has it too", "níl an teas ag obair", beside the summary or before the name. */
export function isAddition({ state, reading: { text, slots, intents, clauses, reply } }: Draft): boolean {
  const { service: _, ...said } = slots
  if (!ADDITIONS.has(state.asked) || intents.length > 0 || clauses.some(({ isQuestion }) => isQuestion)) return false
  // "The radiators are not heating" resembles a service, and is told.
  const isTold = reply.answer === null && isForTeam(text, said)
  return isTold || findTrouble(text) === 'told'
}

/** "No, the noise is only when it's cold", beside the summary. */
export function correctsStory({ reading: { text, slots, intents } }: Draft): boolean {
  const { service: _, ...said } = slots
  return intents.length === 0 && isForTeam(withoutReply(text), said)
}
