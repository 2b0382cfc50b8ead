import type { Draft } from '../draft.ts'
import { startMessage } from '../messages/take-message.ts'
import { nameBooking } from './which-booking.ts'

/** Ends the change that was asked about, and says what stays. */
export async function keep(draft: Draft): Promise<true> {
  const kept = draft.state.bookings.map((booking) => nameBooking(draft, booking))
  draft.endTask()
  draft.say(draft.phrases.kept(kept))
  await passAside(draft)
  return true
}

/** "Yes, but ring me if it changes": a booking that is there already takes no note. */
export async function passAside(draft: Draft): Promise<void> {
  const { aside } = draft.reading
  if (aside !== undefined) await startMessage(draft, aside)
}
