import { findTrouble } from '../../../understanding/find-trouble.ts'
import { sharesWord } from '../../../understanding/shares-word.ts'
import type { Draft } from '../draft.ts'
import type { Reading } from '../read-message.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { countWords, withoutReply } from './dictate.ts'
import { isForTeam, tellsTeam } from './notes.ts'
import { REQUESTS } from './ring.ts'

/** "Cuir an cheist faoin pháirceáil isteach ann fosta", "put the parking question in it too": more of the message. */
const ADDS_QUESTION =
  /^\W*(?:(?:and|please|can you|could you|agus|an féidir(?: leat)?|le do thoil)\W+)*(?:(?:put|add|include|throw|stick)(?: in)? (?:the|my|that)(?: \p{L}+){0,3} question(?!\p{L})|(?:cuir(?:igí)?|scríobh) (?:an|mo) (?:cheist|ceist)(?!\p{L})(?! (?:ar|chuig)(?!\p{L})))(?<what>[^.;!?\n]{0,80})/iu
const IN_IT =
  /(?:\s+(?:isteach|in|ann|leis|inti|léi|there|to it|into it|sa teachtaireacht|leis an teachtaireacht|(?:in|to|into) the message|too|as well|also|fosta|freisin|chomh maith|please|le do thoil))+\W*$/iu

/** What a wish adds to the message: the question itself, where it was asked before. Undefined where it adds none. */
export function readAddedQuestion({ state, turn, reading: { text } }: Draft): string | undefined {
  const found = ADDS_QUESTION.exec(text)
  if (state.task !== 'message' || state.message === undefined || found === null) return undefined
  const what = `${found[0]}`.replace(IN_IT, '')
  const asked = turn.state.unanswered.findLast((question) => sharesWord(what, question))
  return (
    asked ??
    what.replace(/^\W*(?:(?:and|please|agus)\W+)*(?:cuir(?:igí)?|scríobh|put|add|include|throw|stick)(?: in)? /iu, '')
  )
}

/** "Change the address: …", "add that": more of the message, and no appointment to move. */
const ADDS =
  /(?<!\p{L})(?:(?:change|correct|fix|athraigh|ceartaigh) (?:the|my|an|mo) (?:address|road|street|date|details?|seoladh|sheoladh|bóthar|dáta|sonraí)|(?<!(?:don['’]?t|not) )(?:add|put) (?:that|this|it)(?: (?:in|to (?:it|the message)))?|(?<!n[aá] )cuir (?:é sin|í sin|é|sin) leis)(?!\p{L})/iu
/** "Add that and send it" is no part of it. */
export const ADDS_THAT =
  /(?<!\p{L})(?:(?:add|put) (?:that|this|it)(?: (?:in|to (?:it|the message)))?|cuir (?:é sin|í sin|é|sin) leis)(?: (?:and|agus) (?:send|pass|seol|cuir)[^.,;]*)?\W*$/iu
export const addsToDraft = ({ state, reading: { text } }: Draft) =>
  state.task === 'message' && state.message !== undefined && state.asked === 'confirm' && ADDS.test(text)

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
