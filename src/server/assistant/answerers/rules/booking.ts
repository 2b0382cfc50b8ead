import type { OfferedSlot } from '../../turn/state.ts'
import { namesTime } from './complete-time.ts'
import {
  askForDetails,
  confirmDetails,
  formatContact,
  pickPerson,
  readChange,
  readConfirmation,
  takeDetails,
} from './details.ts'
import { dropUnfitDiaries, takeDiary } from './diary-wish.ts'
import type { Draft } from './draft.ts'
import { readBesideContact } from './names.ts'
import { asksForTwo } from './notes.ts'
import { offerNearby } from './offer-others.ts'
import { startMessage } from './people.ts'
import { answersWithTime, offerTimes, readTime, takeTime } from './pick-time.ts'
import { repeatQuestion } from './repeat-question.ts'
import { askForService, readService, saysName } from './services.ts'
import { asksToWait, startWaiting } from './waiting.ts'

/** Begins a booking with the details in the message. */
export async function startBooking(draft: Draft): Promise<void> {
  draft.endTask()
  if (asksForTwo(draft.reading.text)) draft.say(draft.phrases.oneAtATime)
  draft.state.task = 'book'
  takeDetails(draft)
  takeDiary(draft)
  takeTime(draft)
  await advanceBooking(draft)
}

/** Reads the answer to the open question. Returns false if the message does not answer it. */
export async function continueBooking(draft: Draft): Promise<boolean> {
  const { state, reading } = draft
  if (asksToWait(draft) && startWaiting(draft)) return true
  const isOtherService = takeService(draft)
  const isOtherDiary = takeDiary(draft)
  if (state.asked === 'service' && !isOtherService && !answersWithTime(draft)) {
    return (takeDetails(draft) || isOtherDiary || reading.serviceChoices.length > 0) && askAgain(draft)
  }
  const { hasDetails, isConfirmed } = readConfirmation(draft)
  if (isConfirmed && !namesTime(reading.slots) && !isOtherDiary) return confirm(draft)
  if (await offerNearby(draft, state.slots.service)) return true
  // June Byrne is no day of June.
  const isNameAlone =
    hasDetails && (readBesideContact(reading.text) || (state.asked === 'name' && !namesTime(reading.slots)))
  const time = isNameAlone ? undefined : readTime(draft)
  if (time === 'none' && !hasDetails && !isOtherService) return refuse(draft)
  const isEarly = state.asked === 'choice' || state.asked === 'time'
  if (isEarly && hasDetails && time === undefined && !isOtherService && !isOtherDiary) {
    confirmDetails(draft)
    repeatQuestion(draft)
  } else if (typeof time === 'object') await hold(draft, time)
  else if (time === 'named' || hasDetails || isOtherService || isOtherDiary)
    await advanceBooking(draft, time === 'named')
  else return state.asked === 'change' && askForChange(draft)
  return true
}

async function askAgain(draft: Draft): Promise<boolean> {
  await advanceBooking(draft)
  return true
}

/** A chosen service, or a service named in place of the earlier one: by its name, or as what is wanted instead. */
function takeService(draft: Draft): boolean {
  const { state, reading } = draft
  const service = state.asked === 'service' ? readService(draft) : reading.slots.service
  if (service === undefined || service === state.slots.service) return false
  const isChange = state.slots.service !== undefined && state.asked !== 'service'
  if (isChange && !INSTEAD.test(reading.text) && !saysName(draft, service)) return false
  state.slots.service = service
  // The offered times were free for the other service.
  state.offered = []
  return true
}

const INSTEAD =
  /(?<!\p{L})(?:instead|rather|actually|make it|change it|meant|prefer|not an?|in ionad|in áit|b['’]fhearr|seachas|ní hea|a bhí i gceist)(?!\p{L})/iu

/** Handles "No" to an offer or to the summary. */
function refuse(draft: Draft): boolean {
  const { state, phrases } = draft
  if (state.asked === 'confirm') {
    if (!askForChange(draft)) draft.ask('change', phrases.whatToChange)
  } else if (state.asked === 'choice') draft.ask('time', phrases.askTime)
  else return false
  return true
}

/** Handles "The time", as the answer to "what should I change?". */
function askForChange(draft: Draft): boolean {
  const { phrases, state } = draft
  const what = readChange(draft.reading.text)
  if (what === undefined || what === 'message') return false
  if (what === 'name') draft.ask('name', phrases.askName)
  else if (what === 'contact') draft.ask('contact', phrases.askContact)
  else {
    draft.ask('time', phrases.askTime)
    state.offered = []
  }
  return true
}

/** Asks for the next missing detail. */
async function advanceBooking(draft: Draft, isNewTime = false): Promise<void> {
  const { state, phrases, reading, services } = draft
  const [only] = services
  if (only === undefined) {
    draft.endTask()
    draft.say(phrases.noServices)
    draft.ask('offer', phrases.alternatives)
    return
  }
  const service = state.slots.service ?? reading.slots.service ?? (services.length === 1 ? only.id : undefined)
  if (service === undefined) return askForService(draft)
  if (services.every(({ id }) => id !== service)) {
    draft.say(phrases.bookedByTeam(draft.serviceName(service)))
    await startMessage(draft, reading.text)
    return
  }
  dropUnfitDiaries(draft, service)
  const isOther = state.hold !== undefined && state.hold.slot.serviceId !== service
  if (isNews(draft, service)) draft.say(phrases.chosen(draft.serviceName(service)))
  state.slots.service = service
  if (state.hold !== undefined && !isNewTime && !isOther) return askOrReadBack(draft)
  const exact = await offerTimes(draft, { serviceId: service })
  if (exact !== undefined) await hold(draft, exact)
}

/** Whether this message named the service in other words than its name. */
function isNews(draft: Draft, id: string): boolean {
  const isOld = draft.turn.state.slots.service === id || draft.services.length === 1
  return !isOld && draft.services.some((service) => service.id === id) && !saysName(draft, id)
}

async function hold(draft: Draft, slot: OfferedSlot): Promise<void> {
  const { state, phrases, tools } = draft
  const isHeld = state.hold?.slot.local === slot.local && state.hold.slot.serviceId === slot.serviceId
  const held = isHeld ? state.hold : await tools.holdSlot(slot)
  if (held === undefined || typeof held === 'string') {
    delete state.hold
    draft.say(phrases.taken)
    await offerTimes(draft, { serviceId: slot.serviceId })
    return
  }
  state.hold = { holdId: held.holdId, slot }
  askOrReadBack(draft, !isHeld || namesTime(draft.reading.slots))
}

function askOrReadBack(draft: Draft, isNew = false): void {
  const { state, phrases } = draft
  const what = { service: draft.serviceName(state.slots.service), time: phrases.time(state.hold?.slot.local ?? '') }
  const { name, email, phone } = state.slots
  if (isNew && (name === undefined || (email === undefined && phone === undefined))) draft.say(phrases.held(what))
  if (askForDetails(draft, phrases.askContact)) return
  draft.ask('confirm', phrases.readBack(what, { name: name ?? '', contact: formatContact(draft) }))
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
    delete state.hold
    draft.say(phrases.taken)
    await offerTimes(draft, { serviceId: slot.serviceId })
    return true
  }
  const { isMailed = true, ...made } = booking
  const text = phrases.booked({ service: made.service, time: phrases.time(slot.local) })
  draft.say(person.email !== undefined && isMailed ? `${text} ${phrases.mailFollows(person.email)}` : text)
  draft.booking = made
  draft.outcome = 'booked'
  draft.endTask()
  return true
}
