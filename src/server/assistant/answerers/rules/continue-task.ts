import { isProving } from '../../turn/state.ts'
import { isDenied } from '../../understanding/denied.ts'
import { wantsCorrection } from '../../understanding/person/corrects-details.ts'
import { agrees } from '../../understanding/replies/agrees.ts'
import { movesInstead } from '../../understanding/replies/moves-instead.ts'
import { asksUsTo, speaksOfOwn } from '../../understanding/replies/speaks-of-own.ts'
import { asksForTime, mentionsTime, moveAlone, namesWish, remakes, WISHES } from './booking/behind-booking.ts'
import { continueBooking, startBooking } from './booking/booking.ts'
import { parkBooking, setAside } from './booking/park-booking.ts'
import { wishesOtherTable } from './booking/resize-booking.ts'
import { asksToWait, continueWaiting } from './booking/waiting.ts'
import { bookSame } from './changes/book-same.ts'
import { continueChange, startChange } from './changes/change-booking.ts'
import { meansEarlier } from './changes/earlier-booking.ts'
import { wantsToMove } from './changes/keep-booking.ts'
import { choosesOwn, describeAppointment, meansOther, provesOwn } from './changes/which-booking.ts'
import { readNumber } from './choose.ts'
import { givesAddress } from './details/address.ts'
import { readNewDetails } from './details/correct-details.ts'
import { readName } from './details/names.ts'
import type { Draft } from './draft.ts'
import { wishesToBook } from './messages/beside-yes.ts'
import { complain, complainsInstead } from './messages/complain.ts'
import { continueMessage } from './messages/continue-message.ts'
import { asksForMessage, isForTeam, tellsTeam } from './messages/notes.ts'
import { handOver, hasToldTeam } from './messages/people.ts'
import { putOff } from './messages/put-off.ts'
import { namesTopic } from './messages/ring.ts'
import { answersTask, leavesMessage, speaksOfContact, startMessage } from './messages/take-message.ts'
import { tellsAbsence } from './messages/tells-absence.ts'
import { repeatQuestion } from './questions/repeat-question.ts'
import type { Reading } from './read-message.ts'
import type { Clause } from './reading/read-clauses.ts'
import { startFromSlots } from './start-from-slots.ts'
import { namesTime } from './times/complete-time.ts'

const WISHES_BY_INTENT = new Set<string>(['book', 'move', 'cancel', 'message', 'complaint'])
/** The questions of a message beside which somebody may wish to book. */
const ASIDES = new Set(['name', 'contact', 'message'])
const DETAILS = new Set(['name', 'contact', 'confirm', 'choice', 'time'])

/** "ciara@example.ie, but ring me on 086 … if anything changes": gives what was asked for, whatever else it says. */
export function gives(draft: Draft): boolean {
  const {
    state,
    reading: { slots },
  } = draft
  if (givesAddress(draft)) return true
  const isAsked =
    (state.task === 'book' || state.task === 'correct') && state.asked !== undefined && DETAILS.has(state.asked)
  return isAsked && (slots.email !== undefined || slots.phone !== undefined || slots.name !== undefined)
}

/** Whether a message says yes to what was read back, whatever else it says. */
export const agreesTo = ({ state, reading }: Draft) => state.asked === 'confirm' && reading.isAgreed

/** Whether it says yes within a task, also to a time that is offered or kept. */
export const saysYes = ({ state, reading }: Draft) => state.task !== undefined && reading.isAgreed

/** Takes the detail that stands beside a question, once that is answered, or else repeats the open question. */
export async function takeBeside(draft: Draft): Promise<void> {
  const { state, reading } = draft
  // "Seán Ó Sé, and who is it with?": what stands beside the question may be the name alone.
  const hasOthers = reading.clauses.some(({ isQuestion }) => !isQuestion)
  const isNamed = state.asked === 'name' && hasOthers && readName(reading) !== undefined
  if (!(gives(draft) || isNamed) || !(await goOn(draft))) repeatQuestion(draft)
}

/** "Change it to Aoife Foley", to the question which name is right, and "no, and the name is wrong: Aoife", beside a move. */
function correctsMore(draft: Draft): boolean {
  const { task, bookings } = draft.state
  const isBeside =
    (task === 'move' || task === 'cancel') && bookings.length === 1 && wantsCorrection(draft.reading.text)
  return (task === 'correct' || isBeside) && Object.keys(readNewDetails(draft)).length > 0
}

/** Starts the requested task, or continues the current one. Returns false if the message does neither. */
export async function goOn(draft: Draft): Promise<boolean> {
  const { state, reading } = draft
  if (leavesMessage(draft)) return bookInstead(draft)
  const isWish = (intent: string) => WISHES_BY_INTENT.has(intent) && !(intent === 'book' && speaksOfContact(draft))
  const wish = reading.intents.find(isWish)
  // "Tell Dr Walsh that my mother is in hospital and won't make it" tells somebody, and cancels nothing itself.
  const isNews = wish === undefined || (wish === 'cancel' && tellsAbsence(reading.text))
  const isMessage = asksForMessage(reading.text) || (isNews && tellsTeam(reading.text))
  const wanted = isMessage && wish !== 'complaint' ? 'message' : wish
  // "A first visit on Friday at nine" is no part of a message about something else.
  const { service, at, day } = reading.slots
  const isDictating = state.asked === 'message' && (!reading.intents.includes('book') || tellsTeam(reading.text))
  const isAside = state.task === 'message' && state.asked !== undefined && ASIDES.has(state.asked) && !isDictating
  if ((isAside || namesBooking(draft) || wantsNew(draft)) && service !== undefined && (at ?? day) !== undefined) {
    if (isProving(state) && movesInstead(reading.text)) putOff(draft, state.message)
    await startBooking(draft)
    return true
  }
  if (asksAnew(draft) || wishesOtherTable(draft)) return bookInstead(draft)
  // "Yes, and cancel the one on Friday" books first.
  if (wanted === 'cancel' && !agreesTo(draft) && (await meansEarlier(draft))) return changeEarlier(draft, 'cancel')
  // An answer to an open question goes before what it sounds like: "never been" is no complaint.
  if (state.task === 'book' && wanted === 'complaint' && complainsInstead(draft)) return complain(draft)
  const isYes = agreesTo(draft)
  const isRegretted = state.task === 'book' || (state.task === 'message' && state.message !== undefined)
  const isAnswer =
    isYes ||
    gives(draft) ||
    correctsMore(draft) ||
    provesOwn(draft) ||
    choosesOwn(draft) ||
    wantsToMove(draft) ||
    answersTask(draft) ||
    (isRegretted && wanted === 'complaint')
  if (state.task !== undefined && isAnswer && (await continueTask(draft))) {
    // A complaint beside a message went with it.
    const isPassedOn = state.task === 'message' && wanted === 'complaint'
    if (isYes && state.task === 'book' && (await bookSame(draft))) return true
    if (isYes && !isPassedOn && state.task !== draft.state.task && wanted !== state.task)
      await takeSecondWish(draft, wanted)
    return true
  }
  if (asksForNewTime(draft)) {
    state.task = 'move'
    if (await continueTask(draft)) return true
  }
  if (wanted === 'complaint') return complain(draft)
  const isSame = wanted === state.task || (state.task === 'move' && wanted === 'book')
  // Before any time was named there is nothing to correct: then it is about an earlier booking.
  const isCorrection =
    wanted === 'move' &&
    state.task === 'book' &&
    state.asked !== 'service' &&
    !speaksOfOwn(reading.text) &&
    !(await meansOther(draft))
  if (state.task !== undefined && (wanted === undefined || isSame || isCorrection)) {
    if (await continueTask(draft)) return true
    // "Book it" begins no booking anew, unless something else is wanted.
    if (!isSame || state.hold !== undefined || !BEGINS_ANEW.test(reading.text)) return false
  }
  if (state.task === 'message' && state.asked === 'message') return continueMessage(draft)
  if ((wanted === undefined || wanted === 'book') && ((await remakes(draft)) || (await asksForTime(draft)))) {
    await startChange(draft, 'move')
    return true
  }
  if (wanted === 'book' && !namesWish(reading.text) && (await mentionsTime(draft))) return moveAlone(draft)
  if (wanted === undefined && asksToWait(draft)) await startBooking(draft)
  else if (wanted === undefined && namesTime(reading.slots) && asksForVisit(draft)) return bookInstead(draft)
  else if (wanted === undefined) return state.asked === 'offer' ? takeOffer(draft) : startFromSlots(draft)
  if (wanted === 'message' || (wanted === 'book' && tellsWhatFor(draft))) {
    parkBooking(draft)
    await startMessage(draft, wanted === 'message' ? undefined : reading.text)
  } else if (wanted === 'book') await startBooking(draft)
  else if (wanted === 'move' || wanted === 'cancel') return changeEarlier(draft, wanted)
  return true
}

/** "The lamp won't turn on and I need it tomorrow", where a person is away and a message was offered: what it is about. */
function tellsWhatFor(draft: Draft): boolean {
  const { text, clauses, slots } = draft.reading
  const isWish = namesWish(text) || (slots.service ?? slots.at ?? slots.day) !== undefined
  const isTold = clauses.every(({ isQuestion }) => !isQuestion)
  return draft.state.asked === 'offer' && hasToldTeam(draft) && isTold && !isWish
}

/** "Cancel the first one", of a booking that is made: the one under way goes on behind it. */
async function changeEarlier(draft: Draft, task: 'move' | 'cancel'): Promise<boolean> {
  const { cancelled } = draft.state
  const hasBooked = (await draft.tools.findBookings()).length > 0
  // "Move it", of what was cancelled just now: another booking of it.
  if (task === 'move' && !hasBooked && cancelled !== undefined) {
    draft.say(draft.phrases.cancelled(describeAppointment(draft, cancelled)))
    return bookInstead(draft)
  }
  if (task === 'move' && !hasBooked && asksForVisit(draft)) return bookInstead(draft)
  if (hasBooked) setAside(draft)
  await startChange(draft, task)
  return true
}

const VISITS =
  /(?<!\p{L})(?:(?:can|could|would|will) (?:some(?:one|body)|any(?:one|body)|ye|you|yous|he|she|they|one of (?:ye|the lads)|the \p{L}+) (?:please |maybe |just |still )?(?:come|call (?:out|over|around|round)|drop|pop|fix|look|do)|an (?:féidir|bhféadf\p{L}+|dtiocf\p{L}+|dtig)(?: \p{L}+){0,3} (?:teacht|theacht|thiocfadh)|an dtiocf\p{L}+ (?:duine|sibh|sé|sí))(?!\p{L})/iu

/** "Can someone come Monday to fix it instead?", of help that was asked for in a message: a visit that is not booked yet. */
const asksForVisit = ({ state: { sent, cancelled, task }, reading: { text } }: Draft) =>
  task === undefined && sent !== undefined && cancelled === undefined && VISITS.test(text) && !speaksOfOwn(text)

/** "Yes, and cancel that consultation": what is wished beside the yes, once that is done. */
async function takeSecondWish(draft: Draft, wanted: Clause['intent']): Promise<void> {
  const { reading, turn } = draft
  const isWish = reading.clauses.some(
    ({ intent, isQuestion, text }) => intent === wanted && (!isQuestion || asksUsTo(text)),
  )
  if (wanted === 'complaint') await complain(draft)
  else if (turn.state.task === 'message' && reading.clauses.some(wishesToBook)) await startBooking(draft)
  else if (turn.state.task === 'message' && reading.asksForOwnBooking) await startChange(draft, 'recall')
  else if (isWish && (wanted === 'cancel' || wanted === 'move')) await startChange(draft, wanted)
  // "Yes, and hold the half nine for me", where a booking was set aside for the message
  else if (draft.state.laterBooking !== undefined && namesTime(draft.reading.slots)) await startBooking(draft)
}

/** "Ah no, I'll ask the waiter. Table for two on Friday at eight": a booking, although a message was offered. */
const namesBooking = ({ state, reading: { clauses, intents, text } }: Draft) =>
  state.asked === 'offer' &&
  !NAMES_MESSAGE.test(text) &&
  intents.every((intent) => intent !== 'move' && intent !== 'cancel') &&
  clauses.some((clause) => clause.service !== undefined && clause.namesTime && !tellsTeam(clause.text))

const TAKES_ME =
  /(?<!\p{L})(?:(?:can|could|would|will) (?:you|ye|ya|yous) (?:take|fit|see|squeeze|do) (?:me|us|him|her)|an (?:féidir|bhféadfadh|bhféadfaí)(?: libh| leat| sibh)? (?:mé|muid) a (?:ghlacadh|fheiceáil))(?!\p{L})/iu

/** "Can ye take me on Saturday?", while the address of an appointment is asked for: the new time for it. */
const asksForNewTime = ({ state, reading: { text } }: Draft) => isProving(state) && TAKES_ME.test(text)

/** "A first visit on Friday, please", asked which appointment to move: there may be none. */
function wantsNew(draft: Draft): boolean {
  const { text } = draft.reading
  return isProving(draft.state) && WISHES.test(text) && !provesOwn(draft) && !speaksOfOwn(text)
}

/** "Make a new one so", "book me a haircut", asked for the address of an appointment: leaves that question. */
function asksAnew(draft: Draft): boolean {
  const { intents, text, slots } = draft.reading
  const isWish = intents.includes('book') && intents.every((intent) => intent !== 'move' && intent !== 'cancel')
  const isNew = slots.service !== undefined || BEGINS_ANEW.test(text)
  return isProving(draft.state) && isWish && isNew && !provesOwn(draft) && !speaksOfOwn(text)
}

const BEGINS_ANEW =
  /(?<!\p{L})(?:new|another|other|different|else|again|start|appointment|booking|nua|eile|arís|coinne)(?!\p{L})/iu

async function bookInstead(draft: Draft): Promise<boolean> {
  await startBooking(draft)
  return true
}

function continueTask(draft: Draft): Promise<boolean> {
  if (draft.state.task === 'book') return continueBooking(draft)
  if (draft.state.task === 'wait') return continueWaiting(draft)
  return draft.state.task === 'message' ? continueMessage(draft) : continueChange(draft)
}

const NAMES_MESSAGE = /\b(?:message|teachtaireacht)\b/i

const MAX_WORDS_OF_PLACE = 5

/** "The second one", "2", alone. */
function readPlace({ reading: { text, reply } }: Draft): Reading['reply']['choice'] {
  const number = readNumber(text)
  if (number !== undefined) return number - 1
  return text.split(/\s+/).length <= MAX_WORDS_OF_PLACE ? reply.choice : null
}

const PERSON = /(?<!\p{L})(?:person|human|somebody|someone|duine)(?!\p{L})/iu

/** "It's about my hair colour", to whoever asked for a person who is not there: the message. */
async function takeTold(draft: Draft): Promise<boolean> {
  const { reading, turn } = draft
  const { text, intents, clauses, slots } = reading
  const tells = clauses.every(({ isQuestion }) => !isQuestion) && (isForTeam(text, slots) || namesTopic(text))
  if (!hasToldTeam(draft) || intents.length > 0 || !tells) return false
  await startMessage(draft, [turn.state.question, text].filter(Boolean).join('\n'))
  return true
}

/** The answer to "a message, or a person?" */
async function takeOffer(draft: Draft): Promise<boolean> {
  const { reading, state, phrases } = draft
  const { email, phone, at, day } = reading.slots
  const hasContact = email !== undefined || phone !== undefined
  const saysMessage = hasContact || (NAMES_MESSAGE.test(reading.text) && !isDenied(reading.text, 'message'))
  // "Grand, Friday at ten" wants neither.
  if ((at ?? day) !== undefined && !saysMessage && (await startFromSlots(draft))) return true
  // "A message, or a person?": "the second one".
  const place = readPlace(draft)
  if (agrees(reading.text) || saysMessage || place === 0) {
    await startMessage(draft)
    return true
  }
  if (place === 1 || place === 'last' || PERSON.test(reading.text)) {
    await handOver(draft, 'asked')
    return true
  }
  if (reading.reply.answer !== 'no' && !reading.isGivingUp) return (await startFromSlots(draft)) || takeTold(draft)
  delete state.asked
  // "No need. Is there a concert before Christmas?"
  if (reading.clauses.some(({ isQuestion }) => isQuestion)) return false
  // A booking that was set aside goes on.
  if (state.laterBooking === undefined) draft.say(phrases.anythingElse)
  return true
}
