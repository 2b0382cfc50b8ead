import { writeDetailsBeside } from '../details/correct-details.ts'
import type { Draft } from '../draft.ts'
import { describeAppointment } from './which-booking.ts'

/** The summary of what is to be moved or cancelled, which asks whether to do it. */
export function readBackChange(draft: Draft): string {
  const { state, phrases } = draft
  const [booking] = state.bookings
  const target = state.task === 'move' ? state.hold?.slot : booking
  const what = describeAppointment(draft, { serviceId: '', local: '', ...booking, ...target })
  return (state.task === 'move' ? phrases.confirmMove(what) : phrases.confirmCancel(what)) + writeDetailsBeside(draft)
}
