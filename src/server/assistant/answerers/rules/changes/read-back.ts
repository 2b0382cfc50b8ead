import type { OfferedSlot, OwnBooking } from '../../../turn/state.ts'
import { writeDetailsBeside } from '../details/correct-details.ts'
import type { Draft } from '../draft.ts'
import { describeAppointment, nameBooking } from './which-booking.ts'

/** The summary of what is to be moved or cancelled, which asks whether to do it. */
export function readBackChange(draft: Draft): string {
  const { state, phrases } = draft
  const [booking, ...others] = state.bookings
  if (state.task === 'cancel' && others.length > 0)
    return phrases.confirmCancelAll(state.bookings.map((one) => nameBooking(draft, one))) + writeDetailsBeside(draft)
  const { party = booking?.party } = state
  const target = state.task === 'move' ? state.hold?.slot : booking
  const what = { serviceId: '', local: '', ...booking, ...target }
  const isSameTime = state.task === 'move' && what.local === booking?.local
  if (isSameTime && party !== undefined) {
    const people = phrases.people(party)
    const none = { name: undefined, contact: '', address: undefined }
    return phrases.confirmCorrection(describeAppointment(draft, { ...what, party: undefined }), { ...none, people })
  }
  if (isSameTime) return phrases.confirmKind(describeAppointment(draft, what)) + writeDetailsBeside(draft)
  const told = describeAppointment(draft, { ...what, party })
  return (state.task === 'move' ? phrases.confirmMove(told) : phrases.confirmCancel(told)) + writeDetailsBeside(draft)
}

/** That a booking is moved, or that it has a table for so many people now. */
export function sayMoved(draft: Draft, booking: OwnBooking, slot: OfferedSlot, party = booking.party): string {
  const what = { ...booking, ...slot }
  if (slot.local === booking.local && slot.serviceId !== booking.serviceId && party === undefined)
    return draft.phrases.kindChanged(describeAppointment(draft, what))
  if (slot.local !== booking.local || party === undefined)
    return draft.phrases.moved(describeAppointment(draft, { ...what, party }))
  const corrected = draft.phrases.corrected(describeAppointment(draft, { ...what, party: undefined }))
  return `${corrected} ${draft.phrases.notedPeople(party)}`
}
