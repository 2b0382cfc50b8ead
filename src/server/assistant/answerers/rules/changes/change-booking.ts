import { type ChangeTask, isProving, type OwnBooking } from '../../../turn/state.ts'
import { asksWhetherMineStands } from '../../../understanding/replies/asks-booked.ts'
import { checksTime } from '../../../understanding/replies/checks-time.ts'
import { withoutSize } from '../../../understanding/services/party-size.ts'
import { readNext } from '../booking/come-together.ts'
import { takeDiary } from '../booking/diary-wish.ts'
import {
  advanceCorrection,
  continueCorrection,
  noteCorrection,
  writeDetailsBeside,
} from '../details/correct-details.ts'
import { noteDetailsBeside, repeatWithDetails } from '../details/details-beside.ts'
import { takeToldBefore } from '../details/list-needs.ts'
import type { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { namesOtherTime, withoutTime } from '../times/complete-time.ts'
import { offerLater } from '../times/offer-later.ts'
import { offerNearby } from '../times/offer-others.ts'
import { readTime, takeTime } from '../times/pick-time.ts'
import { asksToCancelAll, cancel, continueCancelAll, isCancellingSeveral, pickNamed } from './cancel-booking.ts'
import { asksForCase, sayHow } from './in-case.ts'
import { keep, keepsBooking, staysAsIs, wantsToMove } from './keep-booking.ts'
import { narrowByKind, takeKind } from './new-kind.ts'
import { confirmMove, keepTime, move, offerNewTime } from './new-time.ts'
import { readProof, sendCode } from './prove-own.ts'
import { readBackChange } from './read-back.ts'
import { resizeTable, wantedFor } from './resize-table.ts'
import { giveUpEmail } from './unproved.ts'
import {
  askWhichBooking,
  findNamed,
  keepWish,
  listOwnBookings,
  listWishes,
  meansUnknown,
  nameBooking,
  readOwnChoice,
} from './which-booking.ts'

/** Begins to move, cancel, correct or say a booking. First finds out which one, and whether it is the contact's. */
export async function startChange(draft: Draft, task: ChangeTask): Promise<void> {
  if (draft.state.asked === 'email' && draft.reading.slots.email === undefined) return giveUpEmail(draft)
  if (task !== 'correct' && asksForCase(draft)) return sayHow(draft)
  draft.endTask()
  // "Cancel my appointment, the name is Tom Daly"
  const { name } = draft.reading.slots
  if (task !== 'correct' && name !== undefined) draft.state.slots = { name, ...draft.state.slots }
  draft.state.task = task
  // "Same time" and "a day later" are known when the booking is.
  draft.state.message = draft.reading.text
  if (task === 'move') takeDiary(draft)
  if (task === 'move') draft.state.next = draft.reading.others.map((other) => readNext(draft, other))
  if (task === 'correct') noteCorrection(draft)
  if (task === 'move' || task === 'cancel') await noteDetailsBeside(draft)
  await listOwn(draft)
}

async function listOwn(draft: Draft): Promise<void> {
  const { phrases, state } = draft
  const known = await listOwnBookings(draft)
  const bookings = meansUnknown(draft, known) ? [] : known
  // "My email is now …" is no address that was booked with.
  const email = state.correction?.email === undefined ? draft.reading.slots.email : undefined
  if (bookings.length === 0 && state.codeEmail === undefined) {
    if (asksWhetherMineStands(draft.reading.text)) draft.say(phrases.noneHere)
    if (email === undefined) draft.ask('email', phrases.askEmail)
    else await sendCode(draft, email)
    return
  }
  if (bookings.length === 0) {
    const { message } = state
    draft.endTask()
    draft.say(phrases.noBookings)
    // It may be under another address, or under a number alone.
    if (message !== undefined) draft.state.question = message
    draft.ask('offer', phrases.offerMessage)
    return
  }
  if (state.task === 'recall') {
    draft.endTask()
    draft.outcome = 'answered'
    draft.say(phrases.yourBookings(bookings.map((booking) => nameBooking(draft, booking))))
    return
  }
  const fitting = narrowByKind(draft, bookings)
  const named = findNamed(draft, fitting)
  const { message = '' } = state
  state.bookings = pickNamed(message, named, fitting)
  if (asksToCancelAll(draft, message, state.bookings, fitting)) return
  const [only] = state.bookings
  if (state.bookings.length === 1 && only !== undefined) return choose(draft, only)
  draft.ask('booking', askWhichBooking(draft))
}

async function choose(draft: Draft, booking: OwnBooking): Promise<void> {
  const { state } = draft
  state.bookings = [booking]
  if (isProving(draft.turn.state) && state.task === 'move') takeToldBefore(draft)
  if (await resizeTable(draft, booking)) await offerNewTime(draft, booking)
  else if (state.task === 'correct') await advanceCorrection(draft, booking)
  else if (state.task === 'cancel') draft.ask('confirm', readBackChange(draft))
  else {
    const wishes = listWishes(draft, booking)
    // What was noted before the booking was known is read again beside its time.
    state.slots = withoutTime(state.slots)
    state.limits = {}
    delete state.eitherDay
    takeKind(draft, booking)
    const wanted = wantedFor(draft, booking)
    // "To something later", than the time that it has.
    for (const wish of wishes) if (await offerLater(draft, wanted, wish)) return
    for (const wish of wishes) takeTime(draft, state.party === undefined ? wish : withoutSize(wish))
    if (state.kind !== undefined) keepTime(draft, booking)
    await offerNewTime(draft, booking)
  }
}

/** Reads back another time for a booking, or offers the closest ones. */
export async function moveTo(draft: Draft, booking: OwnBooking, at: string, party?: number): Promise<void> {
  draft.endTask()
  draft.state = { ...draft.state, task: 'move', bookings: [booking], slots: { ...draft.state.slots, at } }
  if (party !== undefined) draft.state.party = party
  await offerNewTime(draft, booking)
}

/** Reads the answer to the open question. Returns false if the message does not answer it. */
export async function continueChange(draft: Draft): Promise<boolean> {
  const { state, reading } = draft
  if (isProving(state)) {
    const proof = await readProof(draft)
    if (proof === 'proved') await listOwn(draft)
    return proof !== false
  }
  if (state.asked === 'booking') return readBooking(draft)
  if (isCancellingSeveral(draft)) return (await readOne(draft)) || continueCancelAll(draft)
  const [booking] = state.bookings
  if (booking === undefined) return false
  if (state.task === 'correct' && (await continueCorrection(draft, booking))) return true
  const isDetailNew = state.task !== 'correct' && (await noteDetailsBeside(draft))
  if (state.asked === 'confirm' && state.task === 'cancel' && keepsBooking(reading.text)) return keep(draft)
  if (state.task === 'move' && staysAsIs(draft, booking)) return keep(draft)
  if (wantsToMove(draft)) return moveInstead(draft, booking)
  const isOtherTime = state.task === 'move' && namesOtherTime(draft, state.hold?.slot.local)
  if (state.asked === 'confirm' && reading.isAgreed && !isOtherTime) {
    const details = isDetailNew ? writeDetailsBeside(draft).trim() : ''
    const isDone = await (state.task === 'cancel' ? cancel(draft, booking) : move(draft, booking))
    if (details !== '') draft.sayBeforeQuestion(details)
    return isDone
  }
  if (state.task === 'move' && (await readNewTime(draft, booking))) return true
  if (isDetailNew) return repeatWithDetails(draft)
  if (state.task === 'move') return false
  // "So that's Thursday at ten?" agrees to a time, and cancels nothing.
  if (state.asked === 'confirm' && checksTime(reading.text)) {
    repeatQuestion(draft)
    return true
  }
  if (reading.reply.answer !== 'no') return false
  return keep(draft)
}

/** "Hang on, would Monday be free instead?", asked whether to cancel: the wish for another time. */
export async function moveInstead(draft: Draft, booking: OwnBooking): Promise<true> {
  draft.state.task = 'move'
  draft.state.message = draft.reading.text
  await choose(draft, booking)
  return true
}

async function readNewTime(draft: Draft, booking: OwnBooking): Promise<boolean> {
  if (await offerNearby(draft, wantedFor(draft, booking).serviceId, booking.id)) return true
  const isOtherDiary = takeDiary(draft)
  const time = readTime(draft)
  if (time === undefined && !isOtherDiary) return false
  if (time === 'named' || time === undefined) await offerNewTime(draft, booking)
  else if (time !== 'none') confirmMove(draft, time)
  else if (draft.state.asked === 'confirm') return keep(draft)
  else draft.ask('time', draft.phrases.askTime)
  return true
}

/** "No, only the Friday one", asked whether to cancel several. */
async function readOne(draft: Draft): Promise<boolean> {
  const chosen = draft.reading.isAgreed ? undefined : readOwnChoice(draft)
  if (chosen === undefined || chosen === 'none') return false
  await choose(draft, chosen)
  return true
}

async function readBooking(draft: Draft): Promise<boolean> {
  if (asksToCancelAll(draft, draft.reading.text, draft.state.bookings)) return true
  const chosen = readOwnChoice(draft)
  if (chosen === undefined) return false
  if (chosen === 'none') return keep(draft)
  if (draft.state.task === 'move') keepWish(draft)
  await choose(draft, chosen)
  return true
}
