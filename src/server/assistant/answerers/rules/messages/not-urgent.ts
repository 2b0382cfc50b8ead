import type { Turn } from '../../../turn/answerer.ts'
import type { DialogueState } from '../../../turn/state.ts'
import { namesContact } from '../../../understanding/person/find-name.ts'
import { startBooking } from '../booking/booking.ts'
import { keepNote } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'
import { namesTime } from '../times/complete-time.ts'
import { tellsTeam } from './notes.ts'
import { wantsRing } from './ring.ts'

const PART = /(?<=[.!?;,…\n])\s+|\s+(?=(?:but|ach)\s)/iu
const URGENT = '(?:(?:chomh|an-) ?)?(?:urgent|emergency|ph?r[aá]inn(?:each|e)?|n?éigeandáil)'
/** "It's not an emergency", "take out the word urgent", "ní éigeandáil é": said to the receptionist. */
const TAKES_OFF = new RegExp(
  `(?<!\\p{L})(?:(?:not|no|isn['’]?t|never(?: said it was)?|no longer)(?: (?:an?|any|that|so|really|very|even)){0,3} ${URGENT}|(?:take|leave|cut|drop|get|remove|delete|don['’]?t put)(?: (?:out|off|in|away|the|that|word|bit|it|as)){0,4} ["“'‘]?urgent["”'’]?|(?:níl(?: (?:sé|sí|seo|sin|an scéal|aon))?|ní(?: h?ea)?|nach|gan) (?:(?:aon|scéal|rud|cás) )?${URGENT}|(?:bain|tóg|fág|scrios|ná cuir)(?:igí)?(?: (?:amach|as|de|ar lár|an|na|focal|leis|sin)){0,4} ["“'‘]?práinneach["”'’]?)(?!\\p{L})`,
  'iu',
)
/** "Just a ring when ye have time", "níl aon deifir leis": it belongs to the message, and makes it less urgent too. */
const CAN_WAIT =
  /(?<!\p{L})(?:(?:when(?:ever)?) (?:ye|you|yous|they|he|she)(?: do| can)? (?:have|has|get|gets|got) (?:the |an? |some )?(?:time|chance|minute|moment)|no (?:rush|hurry|panic)|(?:níl|gan)(?: aon)? (?:dh?eifir|práinn)|nuair a (?:bheidh|bheas|bhíonn) (?:an t-?|an )?(?:am|deis) ag(?:aibh|at))(?!\p{L})/iu
/** "It's not that bad", of what was taken to be urgent. */
const NOT_BAD =
  /(?<!\p{L})(?:(?:it['’]?s|it is|its|that['’]?s) not (?:that|so|too) bad|níl (?:sé|sí|sin) (?:chomh (?:dona|holc)|ró-?dhona|ró-?olc)(?: (?:sin|leis sin))?)(?!\p{L})/iu
/** "It's not urgent but it is at the lights" */
const STILL = /(?<!\p{L})(?:but|ach)\s+(?:it['’]?s?|now|still|tá|anois)(?!\p{L})/iu

/**
 * The turn without what takes the urgency off a message that is being taken, and without that urgency. Undefined where
 * nobody says so.
 */
export function takeUrgencyOff(turn: Turn): Turn | undefined {
  const { isUrgent, inTrouble: _, alarm: __, ...state } = turn.state
  const isQuestion = /\?\s*$/u.test(turn.text)
  const parts = turn.text.split(PART)
  const takesOff = (part: string) => TAKES_OFF.test(part) || (isUrgent === true && NOT_BAD.test(part))
  const isSaid = parts.some((part) => takesOff(part) || CAN_WAIT.test(part))
  const isRead = state.message !== undefined && state.asked !== 'message'
  if (!(isUrgent === true || isRead) || !isSaid || isQuestion || STILL.test(turn.text)) return undefined
  const rest = parts.filter((part) => !takesOff(part) || CAN_WAIT.test(part))
  return { ...turn, state, text: rest.join(' ').replace(/^\s*(?:but|ach|(?:no[\s,]*)+)\s+/iu, '') }
}

const isUnnamed = ({ slots: { name, phone, email } }: DialogueState) => (name ?? phone ?? email) === undefined

/**
 * "Ní scéal práinneach é. Maidin Dé Luain": what was told as urgent becomes a booking for that time, with its words on it.
 * Returns false where no time is named, or it is not known what is to be done.
 */
export async function bookCalmed(draft: Draft, before: DialogueState): Promise<boolean> {
  const { state, reading } = draft
  const { message } = state
  const isForTeam = wantsRing(reading.text) || tellsTeam(reading.text) || namesContact(reading.text)
  const isTimed = namesTime(reading.slots) && reading.clauses.every(({ isQuestion }) => !isQuestion) && !isForTeam
  const isKnown = (reading.slots.service ?? state.slots.service) !== undefined
  // Alone it takes the urgency off, and of whoever told no more yet nothing is known but what is to be repaired.
  const isAlone = reading.text === '' && before.inTrouble === true && isUnnamed(before)
  if (state.task !== 'message' || before.isUrgent !== true || !(isTimed || isAlone) || !isKnown) return false
  delete state.message
  await startBooking(draft)
  if (message !== undefined) keepNote(draft, message)
  return true
}
