import { asksToDrive } from '../../../understanding/replies/asks-to-drive.ts'
import { listFaults } from '../../../understanding/services/told-fault.ts'
import { keepNote, takeNote } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'
import { sayNotToDrive } from '../questions/everyday-questions.ts'
import { startBooking } from './booking.ts'

const HOW =
  /^\W*(?:(?:and|so|but|agus|ach)\W+)*(?:how (?:do|would|should|can) (?:i|we) (?:go about (?:it|that|this|doing (?:it|that))|start|begin|get (?:it )?started)|what do (?:i|we) (?:need to )?do(?: first| next)?|where do (?:i|we) (?:start|begin)|what(?:['’]?s| is) the first step|conas a (?:théim|theim|thosaím|thosóinn|rachainn)(?: ina bhun| i mbun .{1,20})?|conas (?:tosú|dul ina bhun)|cad a (?:dhéan|dhein)\p{L}+(?: mé)?|cá dtos\p{L}+(?: mé)?|cad (?:é|í) an chéad ch[ée]im)\W*$/iu
const WISH =
  /(?<!\p{L})(?:(?:want|need|like|looking|thinking of|hoping|have) (?:to )?(?:mak|get|set|do|buy|sell|draw|writ|sort|start|transfer|register)\p{L}*|(?:mhaith|teastaíonn|ag iarraidh|ag smaoineamh).* a (?:dhéanamh|fháil|cheannach|dhíol|scríobh|dhréachtú|bhunú|shocrú)|^\P{L}*(?:\p{L}+ ){1,3}a (?:dhéanamh|cheannach|dhíol|scríobh|dhréachtú|bhunú))(?!\p{L})/iu

/**
 * "I want to make a will, how do I go about it", where no entry says how: what can be booked, with the matter noted on it.
 * Returns false if the message says anything else.
 */
export async function beginWithMatter(draft: Draft): Promise<boolean> {
  const { state, reading, services, tools, language, phrases } = draft
  const matters = reading.clauses.filter(({ text }) => !HOW.test(text))
  const isAsked = matters.length < reading.clauses.length && matters.length > 0
  const isWish = matters.every(({ text, isQuestion }) => !isQuestion && WISH.test(text))
  if (!isAsked || !isWish || state.task !== undefined || services.length === 0) return false
  if ((await tools.lookUp(reading.text, language)).result === 'answered') return false
  const matter = matters.map(({ text }) => text).join('. ')
  if (keepNote(draft, matter)) draft.say(phrases.noted(`“${matter}”`))
  await startBooking(draft)
  return true
}

/** "There's a funny noise when I brake, is it safe to drive?": the caution first, and then what can be booked for it. */
export async function beginWithFault(draft: Draft): Promise<boolean> {
  const { state, reading, turn, services } = draft
  const faults = asksToDrive(turn.text) ? listFaults(reading.text.replaceAll(BEFORE_ASKING, '. ')) : []
  if (faults.length === 0 || state.task !== undefined || services.length === 0) return false
  await sayNotToDrive(draft, turn.text)
  // Where it names a service, it is noted with that.
  const isNoted = reading.clauses.some(({ service, text }) => service !== undefined && listFaults(text).length > 0)
  if (!isNoted) takeNote(draft, faults.join('. '))
  await startBooking(draft)
  return true
}

const BEFORE_ASKING =
  /[\s,]+(?=(?:is|can|could|should|would) (?:it|i) |an (?:bhfuil|féidir|feidir|bhféad\p{L}+)(?!\p{L}))/giu
