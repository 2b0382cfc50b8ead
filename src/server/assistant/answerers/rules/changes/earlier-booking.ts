import type { Draft } from '../draft.ts'
import { meansOther } from './which-booking.ts'

const NAMES_ONE = /(?<!\p{L})(?:appointment|booking|table|one|g?ch?oinne|bord|g?ch?eann)(?!\p{L})/iu

const APPOINTMENT = /(?<!\p{L})(?:appointments?|appt|reservation|table|g?ch?oinne|bh?ord|mbord)(?!\p{L})/iu
/** "I have an appointment", "tá coinne ag mo mháthair": one that is booked already. */
const HAS_ONE =
  /(?<!\p{L})(?:(?:have|has|had|got|['’]ve|made|booked) (?:already )?an? (?:\p{L}+ )?(?:appointment|appt|booking|reservation|table)|(?:tá|bhí) (?:coinne|áirithint|bord)(?: \p{L}+){0,2} (?:ag|agam|againn|aici|aige))(?!\p{L})/iu
/** "I want to cancel, not book", "cealú atá uaim, ní áirithint" */
const NOT_TO_BOOK =
  /(?<!\p{L})(?:not (?:to )?(?:book|make)(?:ing)?|(?:don['’]?t|do not|didn['’]?t) (?:want|need|wish|mean) to (?:book|make)|not a (?:new )?booking|(?:ní|níl|nílim|ní hé?)(?: \p{L}+){0,3} (?:áirithint|áirithe|coinne nua))(?!\p{L})/iu

/** Whether a wish to cancel is about an appointment from before, and not about what is being booked. */
export async function meansEarlier(draft: Draft): Promise<boolean> {
  const { reading, tools, state } = draft
  const { text, intents } = reading
  if (state.task !== 'book' || intents[0] !== 'cancel') return false
  if (HAS_ONE.test(text) || NOT_TO_BOOK.test(text)) return true
  // "Cancel the appointment", where none is looked at yet.
  if (APPOINTMENT.test(text) && state.hold === undefined && state.offered.length === 0) return true
  return NAMES_ONE.test(text) ? (await tools.findBookings()).length > 0 : meansOther(draft)
}
