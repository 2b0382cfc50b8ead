import type { OfferedSlot, OwnBooking } from '../../turn/state.ts'
import { mergeSlots } from '../../understanding/slots.ts'
import { readChoice } from './choose.ts'
import { dropUnfitDiaries, takeDiary } from './diary-wish.ts'
import type { Draft } from './draft.ts'
import { readName } from './names.ts'
import { namesTime, offerNearby, offerTimes, readTime } from './pick-time.ts'
import { readBareTime } from './times.ts'

/** Begins to move, cancel or say a booking. First finds out which one, and whether it is the contact's. */
export async function startChange(draft: Draft, task: 'move' | 'cancel' | 'recall'): Promise<void> {
  draft.endTask()
  draft.state.task = task
  if (task === 'move') takeDiary(draft)
  const isBare = readBareTime(draft.reading.text, draft.language) !== undefined
  if (task === 'move' && !isBare && namesTime(draft.reading.slots)) readTime(draft)
  await listOwn(draft)
}

async function listOwn(draft: Draft): Promise<void> {
  const { phrases, state } = draft
  const bookings = await draft.tools.findBookings()
  const email = draft.reading.slots.email
  if (bookings.length === 0 && state.codeEmail === undefined) {
    if (email === undefined) draft.ask('email', phrases.askEmail)
    else await sendCode(draft, email)
    return
  }
  if (bookings.length === 0) {
    draft.endTask()
    draft.say(phrases.noBookings)
    return
  }
  if (state.task === 'recall') {
    draft.endTask()
    draft.outcome = 'answered'
    draft.say(phrases.yourBookings(bookings.map((booking) => nameBooking(draft, booking))))
    return
  }
  const day = (draft.reading.slots.at ?? draft.reading.slots.day)?.slice(0, 10)
  const named = state.task === 'cancel' ? bookings.filter(({ local }) => local.slice(0, 10) === day) : []
  state.bookings = named.length > 0 ? named : bookings
  const [only] = state.bookings
  if (state.bookings.length === 1 && only !== undefined) return choose(draft, only)
  draft.ask('booking', phrases.whichBooking(state.bookings.map((booking) => nameBooking(draft, booking))))
}

const describeAppointment = (draft: Draft, { serviceId, local }: { serviceId: string; local: string }) => ({
  service: draft.serviceName(serviceId),
  time: draft.phrases.time(local),
})

function nameBooking(draft: Draft, booking: OwnBooking): string {
  const { service, time } = describeAppointment(draft, booking)
  return `${service}, ${time}`
}

async function choose(draft: Draft, booking: OwnBooking): Promise<void> {
  const { state, phrases, reading } = draft
  state.bookings = [booking]
  const bare = readBareTime(reading.text, reading.language)
  // "Move it to half eleven" keeps the day.
  if (bare !== undefined) state.slots = mergeSlots(state.slots, { at: `${booking.local.slice(0, 10)}T${bare}` })
  if (state.task === 'cancel') draft.ask('confirm', phrases.confirmCancel(describeAppointment(draft, booking)))
  else await offerNewTime(draft, booking)
}

async function offerNewTime(draft: Draft, { id, serviceId }: OwnBooking): Promise<void> {
  dropUnfitDiaries(draft, serviceId)
  const exact = await offerTimes(draft, { serviceId, exceptBookingId: id })
  if (exact !== undefined) confirmMove(draft, exact)
}

function confirmMove(draft: Draft, slot: OfferedSlot): void {
  // A move needs no hold, because the booking keeps its old time until it has the new one.
  draft.state.hold = { holdId: '', slot }
  draft.ask('confirm', draft.phrases.confirmMove(describeAppointment(draft, slot)))
}

async function sendCode(draft: Draft, email: string): Promise<void> {
  await draft.tools.sendCode(email, draft.language)
  draft.state.codeEmail = email
  draft.ask('code', draft.phrases.codeSent)
}

/** Reads the answer to the open question. Returns false if the message does not answer it. */
export async function continueChange(draft: Draft): Promise<boolean> {
  const { state, reading } = draft
  if (state.asked === 'email') return readEmail(draft)
  if (state.asked === 'code') return readCode(draft)
  if (state.asked === 'booking') return readBooking(draft)
  const [booking] = state.bookings
  if (booking === undefined) return false
  if (state.asked === 'confirm' && reading.reply.answer === 'yes' && !namesTime(reading.slots)) {
    return state.task === 'cancel' ? cancel(draft, booking) : move(draft, booking)
  }
  if (state.task === 'move') return readNewTime(draft, booking)
  if (reading.reply.answer !== 'no') return false
  keep(draft)
  return true
}

async function readNewTime(draft: Draft, booking: OwnBooking): Promise<boolean> {
  if (await offerNearby(draft, booking.serviceId, booking.id)) return true
  const isOtherDiary = takeDiary(draft)
  const time = readTime(draft)
  if (time === undefined && !isOtherDiary) return false
  if (time === 'named' || time === undefined) await offerNewTime(draft, booking)
  else if (time !== 'none') confirmMove(draft, time)
  else if (draft.state.asked === 'confirm') keep(draft)
  else draft.ask('time', draft.phrases.askTime)
  return true
}

function keep(draft: Draft): void {
  draft.endTask()
  draft.say(draft.phrases.kept)
}

async function readEmail(draft: Draft): Promise<boolean> {
  const { email } = draft.reading.slots
  if (email === undefined) return askForEmailAgain(draft)
  await sendCode(draft, email)
  return true
}

/** A name or a number in place of the address. Other people know those too, so neither proves whose booking it is. */
function askForEmailAgain(draft: Draft): boolean {
  const { reading, phrases } = draft
  if (reading.slots.service !== undefined) return false
  if (reading.slots.phone === undefined && readName(reading) === undefined) return false
  draft.say(phrases.onlyByEmail)
  draft.ask('email', phrases.askEmail)
  return true
}

const CODE = /\b(\d{3})[ -]?(\d{3})\b/

async function readCode(draft: Draft): Promise<boolean> {
  const { state, reading } = draft
  if (reading.slots.email !== undefined) return readEmail(draft)
  const [, first, second] = CODE.exec(reading.text) ?? []
  if (first === undefined || state.codeEmail === undefined) return false
  if (await draft.tools.proveByCode(state.codeEmail, `${first}${second}`)) await listOwn(draft)
  else draft.ask('code', draft.phrases.wrongCode)
  return true
}

async function readBooking(draft: Draft): Promise<boolean> {
  const { state, reading } = draft
  const day = (reading.slots.at ?? reading.slots.day)?.slice(0, 10)
  const onDay = state.bookings.filter(({ local }) => local.slice(0, 10) === day)
  const chosen = onDay.length === 1 ? onDay[0] : readChoice(reading, state.bookings)
  if (chosen === undefined) return false
  if (chosen === 'none') keep(draft)
  else await choose(draft, chosen)
  return true
}

async function cancel(draft: Draft, booking: OwnBooking): Promise<boolean> {
  const cancelled = await draft.tools.cancel(booking.id)
  draft.endTask()
  draft.booking = cancelled
  draft.outcome = 'answered'
  draft.say(draft.phrases.cancelled(describeAppointment(draft, booking)))
  return true
}

async function move(draft: Draft, booking: OwnBooking): Promise<boolean> {
  const { state, phrases } = draft
  if (state.hold === undefined) return false
  const { slot } = state.hold
  const moved = await draft.tools.move({ bookingId: booking.id, slot })
  if (typeof moved === 'string') {
    delete state.hold
    draft.say(phrases.taken)
    await offerNewTime(draft, booking)
    return true
  }
  draft.endTask()
  draft.booking = moved
  draft.outcome = 'booked'
  draft.say(phrases.moved(describeAppointment(draft, slot)))
  return true
}
