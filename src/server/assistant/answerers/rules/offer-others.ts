import { addDays, addMinutes } from '../../turn/irish-time.ts'
import { namesTime, withoutTime } from './complete-time.ts'
import type { Draft } from './draft.ts'
import { hasLimits, saidLimits } from './limits.ts'
import { offer, offerNext } from './pick-time.ts'
import { namesShift } from './read-shift.ts'
import { pickLater, search, type Wanted } from './search.ts'
import { spread } from './times.ts'

const ONE = /(?<!\p{L})(?:one|ceann|cheann)(?!\p{L})/iu
const LATER =
  /\b(?:(?:any ?thing|something|some ?time|bit|little|any|aon rud|rud)\s+(?:\w+\s+)?(?:later|after that)|later than that|too early|not (?:that|so) early|níos déanaí ná sin|(?:aon rud|rud éigin|am|beagán|píosa) níos (?:déanaí|moille)|ró[- ]?luath)(?!\p{L})/iu
const EARLIER =
  /\b(?:(?:any ?thing|something|some ?time|bit|little|any|aon rud|rud)\s+(?:\w+\s+)?(?:earlier|sooner|before that)|earlier than that|too late|not (?:that|so) late|níos luaithe ná sin|(?:aon rud|rud éigin|am|beagán|píosa) níos luaithe|ró[- ]?(?:dhéanach|mhall))(?!\p{L})/iu

const OTHER_DAY =
  /(?<!\p{L})(?:(?:(?:an)?other|different) days?|too soon)(?!\p{L})|(?<!\p{L})lá (?:éigin )?eile(?!\p{L})/iu
const OTHERS =
  /(?<!\p{L})(?:(?:(?:an|any )?other|different|more) (?:times?|slots?|options?|ones)|any others|(?:any ?thing|what) else|(?:am|amanna|rud) (?:éigin |ar bith )?eile)(?!\p{L})/iu

/** "Bit later pls", "can ya make it earlier", and neither "I'll ring ye later" nor "the later one". */
const BARE_LATER =
  /^(?!.*(?<!\p{L})(?:[i’']?ll|talk|see|ring|call|know|decide|tell|book|chat|ask) )(?:\S+\s+){0,6}(?:later(?! one)|(?<!ceann )níos (?:déanaí|moille))(?!\p{L})/iu
const BARE_EARLIER = /^(?:\S+\s+){0,6}(?:(?:earlier|sooner)(?! one)|(?<!ceann )níos luaithe)(?!\p{L})/iu
const wantsLater = (text: string) => LATER.test(text) || BARE_LATER.test(text)
const wantsEarlier = (text: string) => EARLIER.test(text) || BARE_EARLIER.test(text)

/** "Anything later?", "another day", "any other times?": offers others than those that were offered or held. */
export async function offerNearby(
  draft: Draft,
  serviceId: string | undefined,
  exceptBookingId?: string,
): Promise<boolean> {
  const { reading } = draft
  const namesOne = namesTime(reading.slots) || hasLimits(saidLimits(draft)) || namesShift(reading.text)
  if (serviceId === undefined || namesOne) return false
  const wanted = { serviceId, ...(exceptBookingId && { exceptBookingId }) }
  return (await offerLater(draft, wanted)) || offerOthers(draft, wanted)
}

/** Lists times of the same day after the offered ones, or after the held one. */
async function offerLater(draft: Draft, wanted: Wanted): Promise<boolean> {
  const { state, reading, phrases, turn } = draft
  const isLater = wantsLater(reading.text)
  if (!isLater && !wantsEarlier(reading.text)) return false
  const isChoosing = state.asked === 'choice' || state.asked === 'time'
  const known = isChoosing ? state.offered : state.hold === undefined ? [] : [state.hold.slot]
  const edge = (isLater ? known.at(-1) : known[0])?.local
  if (edge === undefined) return false
  const day = edge.slice(0, 10)
  // "Sooner" may be on another day.
  const start = /(?<!\p{L})sooner(?!\p{L})/iu.test(reading.text) ? turn.reference : `${day}T00:00`
  const span = isLater
    ? { from: addMinutes(edge, 1), to: addDays(`${day}T00:00`, 1) }
    : { from: pickLater(start, turn.reference), to: edge }
  const slots = await search(draft, wanted, span)
  if (slots.length > 0) offer(draft, spread(slots))
  else
    draft.ask(
      'time',
      `${isLater ? phrases.nothingLater(phrases.time(edge)) : phrases.nothingEarlier(phrases.time(edge))} ${phrases.askTime}`,
    )
  return true
}

/** Offers other times of the day, and of the days after it where it has none or another day is wanted. */
async function offerOthers(draft: Draft, wanted: Wanted): Promise<boolean> {
  const { state, reading } = draft
  const known = state.offered.length > 0 ? state.offered : state.hold === undefined ? [] : [state.hold.slot]
  const last = known.at(-1)?.local.slice(0, 10)
  if (last === undefined) return false
  const isOtherOne = reading.reply.choice === 'other' && ONE.test(reading.text)
  const rest = known.filter(({ local }) => local !== state.hold?.slot.local)
  if (isOtherOne && rest.length > 1) {
    offer(draft, rest)
    return true
  }
  if (!OTHER_DAY.test(reading.text) && !OTHERS.test(reading.text)) return false
  const next = addDays(`${last}T00:00`, 1)
  const isOneDay = known[0]?.local.startsWith(last) === true
  const ofDay =
    isOneDay && !OTHER_DAY.test(reading.text)
      ? (await search(draft, wanted, { from: `${last}T00:00`, to: next })).filter(({ local }) =>
          known.every((slot) => slot.local !== local),
        )
      : []
  state.slots = withoutTime(state.slots)
  if (ofDay.length > 0) offer(draft, spread(ofDay))
  else await offerNext(draft, wanted, next)
  return true
}
