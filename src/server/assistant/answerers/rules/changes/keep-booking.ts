import { asksWhetherCancelled } from '../../../understanding/replies/asks-booked.ts'
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
  // "Yes, and let me know it's cancelled" is answered at once.
  if (aside !== undefined && !asksWhetherCancelled(aside)) await startMessage(draft, aside)
}

/** "Wait, I'd like to keep it", "coinnigh í": the opposite of what was asked. */
const KEEPS =
  /(?<!\p{L})(?<!(?:n['’]t|not|ní) (?:\p{L}+ ){0,4})(?:keep|hold on to|g?ch?oinneáil|g?ch?oinn(?:igh|eoidh|eod)|leave (?:it|that)(?: as it is)?|f[aá]g (?:é|í|mar))(?!\p{L})/iu

export const keepsBooking = (text: string) => KEEPS.test(text)
