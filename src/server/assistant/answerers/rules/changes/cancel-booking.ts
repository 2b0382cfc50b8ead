import type { OwnBooking } from '../../../turn/state.ts'
import { changeDetailsBeside } from '../details/details-beside.ts'
import type { Draft } from '../draft.ts'
import { passAside } from './keep-booking.ts'
import { describeAppointment } from './which-booking.ts'

/** Cancels a booking after a yes. */
export async function cancel(draft: Draft, booking: OwnBooking): Promise<boolean> {
  await changeDetailsBeside(draft, booking)
  const cancelled = await draft.tools.cancel(booking.id, draft.language)
  draft.endTask()
  draft.state.cancelled = booking
  draft.booking = cancelled
  draft.outcome = 'answered'
  draft.say(draft.phrases.cancelled(describeAppointment(draft, booking)))
  await passAside(draft)
  return true
}
