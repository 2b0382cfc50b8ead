import { readState } from '../../../turn/state.ts'
import { readChoice, readNumber } from '../choose.ts'
import { readName } from '../details/names.ts'
import type { Draft } from '../draft.ts'
import { withoutTime } from '../times/complete-time.ts'
import { advanceBooking, continueBooking, goOnBooking } from './booking.ts'
import { unparkBooking } from './park-booking.ts'

const GOES_ON =
  /(?<!\p{L})(?:(?:go|carry|keep) (?:on|ahead|going)(?= (?:so|then|please|with)|\W*$)|continue|(?:just|still|please) book it|back to (?:the|my) (?:booking|appointment|table)|lean(?:aigí)? (?:ort|oraibh|ar aghaidh|leis an (?:gcoinne|áirithint|mbord))|ar aghaidh (?:leat|libh|leis)|cuir in áirithe [éí])(?!\p{L})/iu

/** "No, I wanted it booked", "what? I said book it", behind a booking that was given up. */
const WANTED_IT =
  /(?<!\p{L})(?:(?:i|we)(?:['’]?d| had| did)? (?:said|say|wanted|want|meant|asked|told (?:ye|you))(?: (?:ye|you|to|yes))* (?:it booked|(?:to )?(?:book|keep) (?:it|that|the|me)|(?:it|that) (?:to be )?booked|yes(?! (?:and|but))|(?:it|that)(?=\W*$))|(?:no|but|do|please|just|so)[\s,.]+(?:please |do |just )?book (?:it|that|the)|(?:not|didn['’]?t|never|don['’]?t) (?:say |want (?:you |ye |it )?(?:to )?|tell (?:you|ye) to )?(?:said )?(?:(?:to )?(?:cancel|drop|leave|forget))(?:led|ped)? (?:it|that)|(?:dúirt|duirt|d['’]iarr) (?:mé|me|muid|mise) (?:(?:leat|libh|ort|oraibh) )?(?:sea|(?:é|í|an \p{L}+) (?:a )?chur in [áa]irithe|cuir in [áa]irithe)|(?:bhí|theastaigh|ba mhaith) (?:\p{L}+ ){1,3}(?:é|í|an \p{L}+)? ?(?:a )?chur in [áa]irithe|cuir in [áa]irithe (?:é|í))(?!\p{L})/iu

/** Takes a booking up again that was given up just now. */
function bringBack({ state, reading: { text, slots } }: Draft): boolean {
  const { droppedBooking } = state
  if (droppedBooking === undefined || !WANTED_IT.test(text)) return false
  const known = readState(droppedBooking).slots.service
  if (slots.service !== undefined && slots.service !== known) return false
  state.laterBooking = droppedBooking
  return true
}

/**
 * "Carry on so", "the second one", while nobody is there for a booking that was set aside: takes it up again. Returns false
 * where a message does not go on with it.
 */
export async function goOnParked(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  const isBack = state.task === undefined && bringBack(draft)
  if (state.task !== undefined || state.laterBooking === undefined) return false
  const { asked, offered } = readState(state.laterBooking)
  const isPlace = typeof reading.reply.choice === 'number' || readNumber(reading.text) !== undefined
  const chosen = asked === 'choice' && isPlace ? readChoice(reading, offered) : undefined
  const isName = asked === 'name' && reading.intents.length === 0 && readName(reading) !== undefined
  if (!isBack && typeof chosen !== 'object' && !isName && !GOES_ON.test(reading.text)) return false
  unparkBooking(draft)
  draft.say(phrases.backToBooking)
  if (typeof chosen === 'object') {
    draft.state.slots = { ...withoutTime(draft.state.slots), at: chosen.local }
    await advanceBooking(draft, true)
  } else if (!isName || !(await continueBooking(draft))) goOnBooking(draft)
  return true
}
