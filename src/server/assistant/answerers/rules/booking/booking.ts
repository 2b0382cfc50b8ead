import { addMinutes } from '../../../turn/irish-time.ts'
import { isReadBack, type NextBooking, type OfferedSlot } from '../../../turn/state.ts'
import { saysSameContact } from '../../../understanding/channel.ts'
import { isContent } from '../../../understanding/replies/content-with.ts'
import { speaksOfOwn } from '../../../understanding/replies/speaks-of-own.ts'
import { wantsSameAgain } from '../../../understanding/replies/wants-same-again.ts'
import { wantsSame } from '../../../understanding/services/match-service.ts'
import { doubtsSize, findNewSize, withoutSize } from '../../../understanding/services/party-size.ts'
import { describeAppointment, nameBooking } from '../changes/which-booking.ts'
import { readNumber } from '../choose.ts'
import { askForAddress, settleAddress, takeAskedAddress } from '../details/address.ts'
import { askForDetail, saysDetailIsWrong } from '../details/ask-for-detail.ts'
import {
  askForContact,
  askForDetails,
  confirmDetails,
  pickPerson,
  readConfirmation,
  takeChannel,
  takeDetails,
} from '../details/details.ts'
import { readBesideContact } from '../details/names.ts'
import { changesNothing } from '../details/read-change.ts'
import { takeNote } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'
import { putOffMessage } from '../messages/put-off.ts'
import { startMessage } from '../messages/take-message.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { namesOtherTime, namesTime, readNearDay, withoutTime } from '../times/complete-time.ts'
import { offerNearby } from '../times/offer-others.ts'
import { answersWithTime, offerTimes, readTime, takeTime } from '../times/pick-time.ts'
import { search } from '../times/search.ts'
import { confirmHeld, suitsHeld } from '../times/suits-held.ts'
import { takeBesideBooked } from './beside-booked.ts'
import { askForChange, refuse } from './change-summary.ts'
import { noteCompany, settleCompany, takeEach, takeOthers } from './come-together.ts'
import { dropUnfitDiaries, takeDiary } from './diary-wish.ts'
import { nameBooked } from './name-service.ts'
import { addNext, bookNext, isForPeople, listNext, offerBehind, takeHourBehind, takeSameTime } from './next-booking.ts'
import { confirmsService, fitTable, takeRefusedService, takeService } from './other-service.ts'
import { findUsualService } from './own-service.ts'
import { readParkedService, unparkBooking } from './park-booking.ts'
import { nameHeld, readBackBooking } from './read-back.ts'
import { refuseSize } from './refuse-size.ts'
import { askForService, sayChosen } from './services.ts'
import { asksToWait, startWaiting } from './waiting.ts'
import { dropNotesOfNext } from './wished-services.ts'

/** Begins a booking with the details in the message. */
export async function startBooking(draft: Draft): Promise<void> {
  const { first, next } = listNext(draft)
  const { task, slots: before } = draft.state
  putOffMessage(draft)
  if (await goOnWithParked(draft)) return
  draft.endTask()
  const { reading } = draft
  const mentioned = (reading.slots.service ?? reading.unknownService) === undefined ? before.service : undefined
  if (mentioned !== undefined && task === undefined) draft.state.slots = { ...before, ...draft.state.slots }
  // A burst pipe was told first, and a time for it is wished in place of a message.
  if (mentioned !== undefined && task === 'message') draft.state.slots.service = mentioned
  draft.state.next = next
  noteCompany(draft)
  if (next.length > 0 && !isForPeople(draft)) draft.say(draft.phrases.oneAtATime)
  draft.state.task = 'book'
  takeDetails(draft)
  dropNotesOfNext(draft)
  takeDiary(draft)
  if (task === undefined) await takeSameTime(draft)
  takeTime(draft)
  if (first !== undefined) draft.state.slots.service = first
  takeOthers(draft)
  if (task === undefined) await takeHourBehind(draft)
  if (await refuseSize(draft)) return
  await advanceBooking(draft)
}

/** "No, just book it for eight", where a booking was set aside for a message: that one. */
async function goOnWithParked(draft: Draft): Promise<boolean> {
  const { service } = draft.reading.slots
  const { laterBooking } = draft.state
  const isOther = service !== undefined && service !== readParkedService(draft)
  if (laterBooking === undefined || isOther || !unparkBooking(draft)) return false
  // What was said before the message was read back is no yes to it.
  const isOtherTime = namesTime(draft.reading.slots) && namesOtherTime(draft, draft.state.hold?.slot.local)
  if (!isOtherTime || !(await continueBooking(draft))) goOnBooking(draft)
  return true
}

/** Asks what is open of a booking that was set aside. The message may have told who it is. */
export function goOnBooking(draft: Draft): void {
  if (draft.state.hold === undefined) repeatQuestion(draft)
  else askOrReadBack(draft)
}

/** Reads the answer to the open question. Returns false if the message does not answer it. */
export async function continueBooking(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  if (takeAskedAddress(draft)) return askAgain(draft)
  if (asksToWait(draft) && startWaiting(draft)) return true
  if (suitsHeld(draft)) return confirmHeld(draft)
  // "Yes, and the same again next Sunday": the other one is booked behind this one.
  if (state.asked === 'confirm' && reading.isAgreed && wantsSameAgain(reading.text)) return confirm(draft)
  if (await takeBesideBooked(draft)) return askAgain(draft, true)
  const party = state.party
  if (await refuseSize(draft)) return true
  if (confirmsService(draft)) return askAgain(draft)
  if (await takeRefusedService(draft)) return true
  const isAlso = addNext(draft)
  const isMore = takeOthers(draft) || (await takeEach(draft)) || isAlso
  const isEarly = state.asked === 'choice' || state.asked === 'time'
  const isOtherParty = state.party !== party
  const isOtherService = (!isAlso && takeService(draft)) || (isOtherParty && fitTable(draft))
  // "The second one, for five" chooses a time.
  const isResized =
    isOtherParty &&
    party !== undefined &&
    (!isEarly || findNewSize(reading.text) !== undefined) &&
    !namesTime(readNearDay(draft, withoutSize(reading.text)))
  const doubts = isOtherParty ? reading.clauses.filter(({ text }) => doubtsSize(text)) : []
  if (doubts.length > 0) takeNote(draft, doubts.map(({ text }) => text).join('. '))
  if (isOtherParty && !isOtherService) draft.say(phrases.notedPeople(state.party ?? 0))
  const isOtherDiary = takeDiary(draft)
  const channel = takeChannel(draft)
  if (state.asked === 'service' && !isOtherService && !answersWithTime(draft)) {
    const isAnswer = takeDetails(draft) || isOtherDiary || reading.serviceChoices.length > 0
    return (isAnswer || wantsSame(reading.text)) && askAgain(draft)
  }
  const address = state.address
  const { hasDetails, isConfirmed } = readConfirmation(draft)
  // "Yes, and cancel the one on Friday" names the day of that one.
  const isOther = reading.intents.includes('cancel') || (reading.intents.includes('move') && speaksOfOwn(reading.text))
  const isOfOther = reading.isAgreed && isOther
  const isSameTime = isOfOther || (isAlso && reading.isAgreed) || !namesOtherTime(draft, state.hold?.slot.local)
  const isSame = isSameTime && !isOtherDiary && !isOtherService && !isOtherParty && channel === undefined
  if (isConfirmed && isSame && (hasDetails || !saysDetailIsWrong(draft))) return confirm(draft)
  // "14 Main Street, not 4" names no hour.
  if (isReadBack(state) && state.address !== address) return askAgain(draft)
  // "Half ten for Aoife, and me straight after" answers which time it is, too.
  if (isMore && !hasDetails && !isEarly && isSameTime) return askAgain(draft)
  if (!hasDetails && (await askForDetail(draft, askAgain))) return true
  const isKept =
    (state.asked === 'change' && changesNothing(reading.text)) ||
    (state.hold !== undefined && isSameTime && isContent(reading.text))
  if (!hasDetails && (isKept || saysSameContact(reading.text))) return askAgain(draft)
  if (await offerNearby(draft, state.slots.service)) return true
  // June Byrne is no day of June.
  const isNameAlone =
    hasDetails && (readBesideContact(reading.text) || (state.asked === 'name' && !namesTime(reading.slots)))
  // "1", of the listed services, is no hour.
  const isNumberAlone = isOtherService && readNumber(reading.text) !== undefined
  const time = isNameAlone || isNumberAlone || isResized ? undefined : readTime(draft)
  if (time === 'none' && !hasDetails && !isOtherService && !isOtherDiary && reading.partySize === undefined)
    return refuse(draft)
  if (isEarly && hasDetails && time === undefined && !isOtherService && !isOtherDiary) {
    confirmDetails(draft)
    repeatQuestion(draft)
  } else if (typeof time === 'object') await hold(draft, time)
  else if (time === 'named' || hasDetails || isOtherService || isOtherDiary || channel !== undefined)
    await advanceBooking(draft, time === 'named')
  else if (reading.partySize !== undefined) repeatQuestion(draft)
  else if (isMore) return askAgain(draft)
  else return state.asked === 'change' && askForChange(draft)
  return true
}

async function askAgain(draft: Draft, isNewTime = false): Promise<boolean> {
  await advanceBooking(draft, isNewTime)
  return true
}

/** Asks for the next missing detail. */
export async function advanceBooking(draft: Draft, isNewTime = false): Promise<void> {
  const { state, phrases, reading, services } = draft
  const [only] = services
  if (only === undefined) {
    draft.endTask()
    draft.say(phrases.noServices)
    draft.ask('offer', phrases.alternatives)
    return
  }
  const service =
    state.slots.service ??
    reading.slots.service ??
    (await findUsualService(draft)) ??
    (services.length === 1 && reading.unknownService === undefined ? only.id : undefined)
  if (service === undefined) return askForService(draft)
  if (services.every(({ id }) => id !== service)) {
    draft.say(phrases.bookedByTeam(draft.serviceName(service)))
    await startMessage(draft, reading.text)
    return
  }
  settleCompany(draft, service)
  dropUnfitDiaries(draft, service)
  const isOther = state.hold !== undefined && state.hold.slot.serviceId !== service
  sayChosen(draft, service)
  state.slots.service = service
  if (state.hold !== undefined && !isNewTime && !isOther) return askOrReadBack(draft)
  const exact = await offerTimes(draft, { serviceId: service })
  if (exact !== undefined) await hold(draft, exact)
}

async function hold(draft: Draft, slot: OfferedSlot, isSecondTry = false): Promise<void> {
  const { state, tools } = draft
  if (await isBookedAlready(draft, slot)) return
  const isHeld = state.hold?.slot.local === slot.local && state.hold.slot.serviceId === slot.serviceId
  const held = isHeld ? state.hold : await tools.holdSlot(slot)
  if (held === undefined || typeof held === 'string') {
    delete state.hold
    const window = { from: slot.local, to: addMinutes(slot.local, 1) }
    const others = isSecondTry ? [] : await search(draft, { serviceId: slot.serviceId }, window)
    const other = others.find(({ diaryId }) => diaryId !== slot.diaryId)
    if (other !== undefined) return hold(draft, other, true)
    return offerInstead(draft, slot)
  }
  state.hold = { holdId: held.holdId, slot }
  askOrReadBack(draft, !isHeld || namesTime(draft.reading.slots))
}

/** Offers other times of the day of one that somebody else has taken. */
async function offerInstead(draft: Draft, { serviceId, local }: OfferedSlot): Promise<void> {
  const { state, phrases } = draft
  delete state.hold
  draft.say(phrases.taken)
  state.slots = { ...withoutTime(state.slots), day: local.slice(0, 10) }
  await offerTimes(draft, { serviceId })
}

/** "Is Friday at 17:15 still mine?" names an appointment that the contact has. */
async function isBookedAlready(draft: Draft, slot: OfferedSlot): Promise<boolean> {
  const { phrases, turn, tools } = draft
  if (turn.state.task !== undefined) return false
  const own = await tools.findBookings()
  if (own.every(({ serviceId, local }) => serviceId !== slot.serviceId || local !== slot.local)) return false
  draft.endTask()
  draft.outcome = 'answered'
  draft.say(phrases.yourBookings(own.filter(({ local }) => local === slot.local).map((one) => nameBooking(draft, one))))
  return true
}

function askOrReadBack(draft: Draft, isNew = false): void {
  const { state, phrases } = draft
  const { name, email, phone } = state.slots
  if (isNew && (name === undefined || (email === undefined && phone === undefined)))
    draft.say(phrases.held(nameHeld(draft)))
  settleAddress(draft)
  if (askForDetails(draft, askForContact(draft)) || askForAddress(draft)) return
  draft.ask('confirm', readBackBooking(draft))
}

/** Books after a yes to the summary. */
async function confirm(draft: Draft): Promise<boolean> {
  const { state, phrases, tools, language } = draft
  if (state.hold === undefined) return false
  const { slot } = state.hold
  const person = pickPerson(draft)
  let booking = await tools.book({ holdId: state.hold.holdId, person, language })
  if (booking === 'expired') {
    const again = await tools.holdSlot(slot)
    if (typeof again === 'object') booking = await tools.book({ holdId: again.holdId, person, language })
  }
  if (booking === 'expired') {
    await offerInstead(draft, slot)
    return true
  }
  const { isMailed = true, ...made } = booking
  const text = phrases.booked(describeAppointment(draft, { ...slot, party: state.party }))
  const follows = person.email === undefined ? phrases.noMail : isMailed ? phrases.mailFollows(person.email) : undefined
  draft.say([text, follows].filter(Boolean).join(' '))
  draft.booking = nameBooked(draft, made, state.party)
  draft.outcome = 'booked'
  await goOnWithNext(draft)
  return true
}

async function goOnWithNext(draft: Draft): Promise<void> {
  const next = bookNext(draft)
  if (next === undefined) return
  if (next.when === undefined) return offerBehind(draft, next.service)
  takeTime(draft, next.when)
  await advanceBooking(draft)
}

type Booked = Pick<OfferedSlot, 'serviceId' | 'diaryId' | 'local'>

/** "Move Saoirse to 11 and leave half 11 for me": what is booked beside a booking that was moved. */
export async function bookBeside(draft: Draft, booked: Booked, next: NextBooking[]): Promise<void> {
  const slots = { ...draft.state.slots, service: booked.serviceId }
  const slot = { startsAt: '', endsAt: '', ...booked }
  draft.state = { ...draft.state, slots, next, hold: { holdId: '', slot } }
  await goOnWithNext(draft)
}
