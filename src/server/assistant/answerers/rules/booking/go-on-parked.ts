import { readState } from '../../../turn/state.ts'
import { readChoice, readNumber } from '../choose.ts'
import { readName } from '../details/names.ts'
import type { Draft } from '../draft.ts'
import { withoutTime } from '../times/complete-time.ts'
import { advanceBooking, continueBooking, goOnBooking } from './booking.ts'
import { unparkBooking } from './park-booking.ts'

const GOES_ON =
  /(?<!\p{L})(?:(?:go|carry|keep) (?:on|ahead|going)(?= (?:so|then|please|with)|\W*$)|continue|(?:just|still|please) book it|back to (?:the|my) (?:booking|appointment|table)|lean(?:aigí)? (?:ort|oraibh|ar aghaidh|leis an (?:gcoinne|áirithint|mbord))|ar aghaidh (?:leat|libh|leis)|cuir in áirithe [éí])(?!\p{L})/iu

/**
 * "Carry on so", "the second one", while nobody is there for a booking that was set aside: takes it up again. Returns false
 * where a message does not go on with it.
 */
export async function goOnParked(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  if (state.task !== undefined || state.laterBooking === undefined) return false
  const { asked, offered } = readState(state.laterBooking)
  const isPlace = typeof reading.reply.choice === 'number' || readNumber(reading.text) !== undefined
  const chosen = asked === 'choice' && isPlace ? readChoice(reading, offered) : undefined
  const isName = asked === 'name' && reading.intents.length === 0 && readName(reading) !== undefined
  if (typeof chosen !== 'object' && !isName && !GOES_ON.test(reading.text)) return false
  unparkBooking(draft)
  draft.say(phrases.backToBooking)
  if (typeof chosen === 'object') {
    draft.state.slots = { ...withoutTime(draft.state.slots), at: chosen.local }
    await advanceBooking(draft, true)
  } else if (!isName || !(await continueBooking(draft))) goOnBooking(draft)
  return true
}
