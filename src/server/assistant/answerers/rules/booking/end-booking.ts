import type { Tools } from '../../../tools/tools.ts'
import type { Turn } from '../../../turn/answerer.ts'
import {
  booksNothing,
  readBesideEnd,
  readBesideNeither,
  readBesideNoWish,
  readBesideRefusal,
} from '../../../understanding/replies/ends-booking.ts'
import { matchService } from '../../../understanding/services/match-service.ts'
import { listOwnBookings, nameBooking } from '../changes/which-booking.ts'
import { Draft } from '../draft.ts'
import { wishesToBook } from '../messages/beside-yes.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { readMessage } from '../read-message.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { givesUp, readBehindDrop } from './gives-up.ts'
import { unparkBooking } from './park-booking.ts'

/**
 * "No I have a table already, is there parking?": the booking under way ends, and the rest is a message of its own. Undefined
 * if nothing ends it. What is dictated may say so too.
 */
export async function endBooking(turn: Turn, tools: Tools): Promise<Draft | undefined> {
  const { task, asked } = turn.state
  const instead = await bookInstead(turn, tools)
  if (instead !== undefined) return instead
  const isUnderWay = task === 'book' || task === 'wait' || (task === 'message' && asked !== 'message')
  const unwished = task === 'book' || task === undefined ? readUnwished(turn) : undefined
  const rest = unwished ?? (isUnderWay ? readBesideEnd(turn.text) : undefined) ?? (await readBesideOther(turn, tools))
  if (rest === undefined) return undefined
  const ended = new Draft(turn, tools, await readMessage(turn))
  if (task !== 'message') ended.endTask()
  // "I have one already. Send the message": the one that waits goes on.
  if (SENDS.test(rest) && ended.state.laterMessage !== undefined) return goOnWithMessage(turn, tools, ended)
  // What was wished so far counts when they ask to book after all.
  if (unwished !== undefined) ended.state.slots = turn.state.slots
  const ownRest = task === 'message' ? rest : withoutGivingUp(rest, ended.state)
  const next = { ...turn, text: ownRest, state: ended.state, language: ended.reading.language }
  const reading = await readMessage(next)
  // The tools that write ask the whole message for a yes.
  const draft = new Draft(next, tools, { ...reading, isAgreed: reading.isAgreed && ended.reading.isAgreed })
  // "Just asking, is there parking?" ends nothing where nothing is under way.
  if (task !== undefined || ownRest === '') draft.say(draft.phrases.nothingNew)
  return draft
}

const SENDS =
  /^\W*(?:(?:and|just|please|agus|ach) )*(?:send|pass on|seol(?:aigí)?|cuir(?:igí)?) (?:it|the message|that|my message|an teachtaireacht|é|í|mo theachtaireacht)(?: (?:on|now|so|please|ar aghaidh|anois|le do thoil))*\W*$/iu

async function goOnWithMessage(turn: Turn, tools: Tools, ended: Draft): Promise<Draft> {
  const next = { ...turn, text: '', state: ended.state, language: ended.reading.language }
  const draft = new Draft(next, tools, { ...(await readMessage(next)), isAgreed: false })
  draft.say(draft.phrases.nothingNew)
  return draft
}

/** "No, leave the message, just book the Tuesday": the message is dropped, and a booking that was set aside for it goes on. */
async function bookInstead(turn: Turn, tools: Tools): Promise<Draft | undefined> {
  const text = readBehindDrop(turn.text, turn.state)
  if (text === undefined) return undefined
  const ended = new Draft(turn, tools, await readMessage(turn))
  ended.endTask()
  unparkBooking(ended)
  const next = { ...turn, text, state: ended.state, language: ended.reading.language }
  const reading = await readMessage(next)
  const wishes = (clause: Clause) =>
    clause.intent === 'book' || wishesToBook(clause) || (next.state.task === 'book' && takesTime(clause))
  if (!reading.clauses.some(wishes)) return undefined
  const draft = new Draft(next, tools, { ...reading, isAgreed: false })
  draft.say(turn.state.sent === undefined ? draft.phrases.droppedMessage : draft.phrases.notAgain)
  return draft
}

/** "I'll take the Tuesday one", and not "I'll ring on Tuesday". */
const takesTime = ({ namesTime, text }: Clause) => namesTime && !CONTACTS.test(text)
const CONTACTS = /(?<!\p{L})(?:ring|call|phone|text|e-?mail|n?gh?lao\p{L}*|scairt\p{L}*)(?!\p{L})/iu

/** "I don't want to book yet", and "neither" of the services with a question: nothing is booked until they ask for it. */
function readUnwished({ text, state: { asked }, configuration, language }: Turn): string | undefined {
  const rest = asked === 'service' ? readBesideNeither(text) : undefined
  const services = configuration.diary.services.map(({ id, name }) => ({ id, names: [name.en, name.ga] }))
  const isOther = rest !== undefined && matchService(rest, services, language).id !== undefined
  return readBesideNoWish(text) ?? (isOther ? undefined : rest)
}

/** "No other", "just asking": ends only a booking that follows one. */
async function readBesideOther({ text, state }: Turn, tools: Tools): Promise<string | undefined> {
  const isOpen = state.task === undefined || state.task === 'book' || state.task === 'message'
  if (isOpen && booksNothing(text)) return ''
  const said = state.task === 'book' || state.task === undefined ? readBesideRefusal(text) : undefined
  return said !== undefined && (await tools.findBookings()).length > 0 ? said : undefined
}

/** "Forget it. Make sure I'm down for ten": the first sentence says the end once more. */
const withoutGivingUp = (text: string, state: Turn['state']) =>
  text
    .split(/(?<=[.!?;,])\s+/u)
    .filter((part) => !givesUp(part, state))
    .join(' ')

/** Says what comes next, where the end of the booking was all that was said. */
export async function goOnAfterEnd(draft: Draft): Promise<void> {
  const own = await listOwnBookings(draft)
  if (draft.state.task !== undefined) repeatQuestion(draft)
  else if (own.length > 0) draft.say(draft.phrases.yourBookings(own.map((booking) => nameBooking(draft, booking))))
  else if (draft.state.laterMessage === undefined) draft.say(draft.phrases.anythingElse)
}
