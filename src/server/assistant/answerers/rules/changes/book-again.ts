import { advanceBooking } from '../booking/booking.ts'
import type { Draft } from '../draft.ts'
import { readClocks } from '../times/times.ts'
import { isSameHour, namesOtherDay } from './keep-booking.ts'

const BACK =
  /(?<!\p{L})(?:back(?! (?:at|from|pain|ache|in touch|to (?:me|you|ye|us)))|again|after all|un-?cancel|(?:don['’]?t|do not) cancel|changed my mind|re-?(?:book|instate)|ar ais|arís|tar éis an tsaoil|d['’]athraigh m[ée] m['’]intinn|ná cuir ar ceal)(?!\p{L})/iu
/** What is wanted back, so that "can I book again" begins anew and "ring me back" is no booking. */
const THE_ONE =
  /(?<!\p{L})(?:(?:have|get|take|keep|want|need|give (?:me|us)|put|leave|make|book|cancel|re-?(?:book|instate)|un-?cancel) (?:it|that|them|mine|my|the|me (?:back )?(?:in|on|for))(?!\p{L})|(?:uaim|teastaíonn|fh?áil|fh?aigh|g?ch?uir|g?ch?ur|th?óg\p{L}*|g?ch?oinn\p{L}+|d?dh?éan\p{L}*|d?th?abh\p{L}+)(?!\p{L}))/iu
const CALLS = /(?<!\p{L})(?:ring|call|phone|text|email|glao\p{L}*|scairt\p{L}*)(?!\p{L})/iu

/** "Can I have the Thursday back", once it is cancelled: books the same time again, if it is free. */
export async function bookAgain(draft: Draft): Promise<boolean> {
  const { state, reading } = draft
  const { cancelled, task } = state
  const { text, language } = reading
  if (task !== undefined || cancelled === undefined || CALLS.test(text)) return false
  if (!BACK.test(text) || !THE_ONE.test(text) || namesOtherDay(draft, cancelled.local)) return false
  const clock = readClocks(text, language)?.at
  if (clock !== undefined && !isSameHour(clock, cancelled.local)) return false
  if (draft.services.every(({ id }) => id !== cancelled.serviceId)) return false
  draft.endTask()
  draft.state.task = 'book'
  draft.state.slots = { ...draft.state.slots, service: cancelled.serviceId, at: cancelled.local }
  await advanceBooking(draft)
  return true
}
