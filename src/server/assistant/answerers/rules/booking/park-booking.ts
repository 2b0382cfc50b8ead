import { type DialogueState, readState } from '../../../turn/state.ts'
import type { Draft } from '../draft.ts'

/** "No thanks, ring me instead" */
const INSTEAD = /(?<!\p{L})(?:instead|rather|in ionad|ina áit|seachas)(?!\p{L})/iu

/** Sets the booking under way aside, while a message is taken. */
export function parkBooking(draft: Draft): void {
  const { text, reply } = draft.reading
  if (reply.answer !== 'no' && !INSTEAD.test(text)) setAside(draft)
}

/** Sets it aside while a person is called in, or another booking is changed: it can go on behind that. */
export function setAside({ state }: Draft): void {
  const { service, at, day } = state.slots
  const isBegun = [service, at, day, state.hold, state.offered[0]].some((known) => known !== undefined)
  if (state.task !== 'book' || !isBegun) return
  const { laterMessage: _, laterBooking: __, ...booking } = state
  state.laterBooking = JSON.stringify(booking)
}

/** Ends the booking under way. It can come back as long as nothing else is begun. */
export function dropBooking(draft: Draft): void {
  const { laterMessage: _, laterBooking: __, ...booking } = draft.state
  draft.endTask()
  delete draft.state.laterBooking
  if (booking.hold !== undefined) draft.state.droppedBooking = JSON.stringify(booking)
}

/** What the booking that was set aside is for. */
export const readParkedService = ({ state: { laterBooking } }: Draft): string | undefined =>
  laterBooking === undefined ? undefined : readState(laterBooking).slots.service

/** Takes the booking up again that was set aside, with what is known of the person by now. False if there is none. */
export function unparkBooking(draft: Draft): boolean {
  const { laterBooking, toldTeamAt, laterMessage, sent, hasSentUrgent, inTrouble, unanswered, slots } = draft.state
  const { saidToConfirm } = draft.state
  if (laterBooking === undefined) return false
  const booking = readState(laterBooking)
  const { name, email, phone } = slots
  draft.state = {
    ...booking,
    unanswered,
    ...(toldTeamAt !== undefined && { toldTeamAt }),
    ...(laterMessage !== undefined && { laterMessage }),
    ...(sent !== undefined && { sent }),
    ...(hasSentUrgent !== undefined && { hasSentUrgent }),
    ...(inTrouble !== undefined && { inTrouble }),
    ...(saidToConfirm !== undefined && { saidToConfirm }),
    slots: { ...booking.slots, ...(name && { name }), ...(email && { email }), ...(phone && { phone }) },
  }
  return true
}

const BESIDE = new Set<DialogueState['task']>(['message', 'move', 'cancel', 'correct'])

/** Takes the booking up again that was set aside, once what was wanted beside it is done or dropped. False if there is none. */
export function resumeBooking(draft: Draft): boolean {
  const { task, asked } = draft.turn.state
  const isBetween = BESIDE.has(task) || asked === 'offer'
  if (!isBetween || draft.state.task !== undefined || draft.state.asked !== undefined) return false
  if (!unparkBooking(draft)) return false
  draft.say(draft.phrases.backToBooking)
  return true
}
