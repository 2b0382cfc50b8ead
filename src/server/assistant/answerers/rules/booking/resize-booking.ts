import { isFreeForChange, type OwnBooking } from '../../../turn/state.ts'
import { findBookedSize } from '../../../understanding/services/booked-size.ts'
import {
  findNewSize,
  readCapacity,
  tellsSize,
  withoutSize,
  withoutWhoComes,
} from '../../../understanding/services/party-size.ts'
import { namesDay } from '../../../understanding/when/find-limits.ts'
import { parseWhen } from '../../../understanding/when/parse-when.ts'
import { moveTo, startChange } from '../changes/change-booking.ts'
import { namesTwoDays } from '../changes/which-booking.ts'
import { readChoice } from '../choose.ts'
import { answerBeside } from '../details/correction-wish.ts'
import type { Draft } from '../draft.ts'
import { asksForMessage, tellsTeam } from '../messages/notes.ts'
import { startMessage } from '../messages/take-message.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { namesTime } from '../times/complete-time.ts'

const OTHER_WISHES = new Set<Clause['intent']>(['complaint', 'price', 'hours', 'where', 'person'])

/**
 * "There's gonna be 7 of us", "ceathrar arís", of a table that is booked: changes or confirms for how many people it is.
 * Returns false if the message wants something else.
 */
export async function resizeBooking(draft: Draft): Promise<boolean> {
  const { state, reading, services, tools } = draft
  if (!isFreeForChange(state) || services.every(({ name }) => readCapacity(name.en) === undefined)) return false
  const { text, intents } = reading
  if (Object.keys(findBookedSize(text)).length === 0 || confirmsSize(draft)) return false
  const isTold = !tellsSize(text) && (tellsTeam(text) || asksForMessage(text))
  if (intents.some((intent) => OTHER_WISHES.has(intent)) || isTold) return false
  const tables = (await tools.findBookings()).filter(({ serviceId }) => isTable(draft, serviceId))
  if (namesBooked(draft, tables) || !meansBooked(draft, tables)) return false
  const { party = 0 } = findBookedSize(text)
  const hasRoom = services.some(({ name }) => (readCapacity(name.en)?.most ?? 0) >= party)
  const [moving] = state.task === 'move' && hasRoom && party > 0 ? state.bookings : []
  const isOtherTime = namesOtherTime(draft, tables)
  await answerBeside(draft, (clause) => Object.keys(findBookedSize(clause)).length > 0)
  // The time that was read back stays.
  if (moving !== undefined && state.hold !== undefined && !isOtherTime)
    await moveTo(draft, moving, state.hold.slot.local, party)
  else if (!isOtherTime && !(tables.length === 0 && wantsMove(draft))) await startChange(draft, 'correct')
  else if (hasRoom) await startChange(draft, 'move')
  else {
    draft.say(draft.phrases.passedOn)
    await startMessage(draft, text)
  }
  return true
}

/** Of a table that is not known yet, a second day is the new one. */
const wantsMove = (draft: Draft) => draft.reading.intents.includes('move') || namesTwoDays(draft, draft.reading.text)

/** "The second one, still for seven", where a table is moved: the choice counts, and the number is the one that it has. */
function confirmsSize({ state, reading }: Draft): boolean {
  const [table] = state.bookings
  const { party } = findBookedSize(reading.text)
  if (state.task !== 'move' || table === undefined || party === undefined || party !== table.party) return false
  const isChoice = state.asked === 'choice' && readChoice(reading, state.offered) !== undefined
  return isChoice || (state.asked === 'confirm' && reading.isAgreed) || namesTime(reading.slots)
}

/** "Cancel the one for six", or "seisear", asked which table: the number that one of them has says which. */
function namesBooked({ state, reading: { text, intents } }: Draft, tables: OwnBooking[]): boolean {
  const { party } = findBookedSize(text)
  const isOwn = tables.some((table) => table.party === party) && findNewSize(text) === undefined
  return isOwn && (state.asked === 'booking' || intents.includes('cancel'))
}

const isTable = ({ services }: Draft, id: string) =>
  readCapacity(services.find((service) => service.id === id)?.name.en ?? '') !== undefined

/** "7 of us, and at eight instead" */
function namesOtherTime(draft: Draft, tables: OwnBooking[]): boolean {
  const clock = readNamed(draft, tables)?.slice(11) ?? ''
  return tables.length > 0 && clock !== '' && tables.every(({ local }) => local.slice(11) !== clock)
}

function readNamed({ reading, turn }: Draft, [table]: OwnBooking[]): string | undefined {
  const { at, day } = parseWhen(withoutSize(reading.text), turn.reference, reading.language, table?.local)
  return at ?? day
}

/** "We have a table for Friday", "mo bhord": "can we have a table?" has none. */
const OWN_TABLE =
  /(?<!\p{L})(?:(?:my|our) (?:\p{L}+ )?(?:table|booking|reservation)|the (?:booking|reservation)|(?<!(?:can|could|may|might|will|would|if|do) )(?:i|we)(?:['’]?ve| have| had| booked| made)(?: got| booked)? an? (?:\p{L}+ )?(?:table|booking|reservation)|(?:mo|ár) (?:bhord|mbord|áirithint|n-áirithint)|(?:tá|bhí) (?:bord|áirithint) (?:agam|againn|curtha|in áirithe))(?!\p{L})/iu
/** Whether a text speaks of a table that is booked. */
export const ownsTable = (text: string) => OWN_TABLE.test(text)

const NEW_TABLE =
  /(?<!\p{L})(?:(?<!make (?:it|that) )an? (?:\p{L}+ )?table|another(?! (?:person|guest|adult|seat|place)(?!\p{L}))|second|as well|too|also|different|new|extra table|freisin|chomh maith|bord (?:eile|nua))(?!\p{L})/iu
const RESIZES =
  /(?<!\p{L})(?:mak(?:e|ing)|chang(?:e|ing)|add(?:ing)?|squeez\p{L}+|fit|room|space|take|bring(?:ing)?|com(?:e|ing)|if|be|us|athr\p{L}+|déan\p{L}*|cur|againn|teacht|breise|mbe\p{L}+|a chur leis)(?!\p{L})/iu

const A_TABLE = /(?<!(?:the|my|our|an|mo|ár) )(?<!\p{L})(?:table|bord(?: eile)?) (?:for|do) /iu

/** "A table for two as well, on Sunday at one", while another one is moved: a wish of its own. */
export const wishesOtherTable = ({ state, reading: { text, slots, partySize } }: Draft): boolean =>
  state.task === 'move' && A_TABLE.test(text) && NEW_TABLE.test(text) && partySize !== undefined && namesTime(slots)

/** Whether a number of people is that of a booking, and of no other table that is wished for. */
function meansBooked(draft: Draft, tables: OwnBooking[]): boolean {
  const { reading, turn } = draft
  const { text, clauses, language } = reading
  if (findNewSize(text) !== undefined) return true
  if (tables.length === 0) return OWN_TABLE.test(text)
  if (tellsSize(text)) return true
  const day = readNamed(draft, tables)?.slice(0, 10)
  const isOtherDay =
    namesDay(text, turn.reference, language, '') && tables.every(({ local }) => local.slice(0, 10) !== day)
  const isQuestion = clauses.every((clause) => clause.isQuestion)
  return !isOtherDay && !NEW_TABLE.test(withoutWhoComes(text)) && (!isQuestion || RESIZES.test(text))
}
