import { addDays } from '../../../turn/irish-time.ts'
import type { Draft } from '../draft.ts'
import { completeTime, namesTime, withoutTime } from './complete-time.ts'
import { hasLimits, saidLimits, takeLimits } from './limits.ts'
import { offerLater } from './offer-later.ts'
import { offer, offerNext } from './pick-time.ts'
import { listOfPart, readOffered } from './read-offered.ts'
import { namesShift } from './read-shift.ts'
import { search, type Wanted } from './search.ts'
import { spread } from './times.ts'

const ONE = /(?<!\p{L})(?:one|ceann|cheann)(?!\p{L})/iu
const OTHER_DAY =
  /(?<!\p{L})(?:(?:(?:an)?other|different|later) (?:days?|date)|too soon|later (?:on )?in the week)(?!\p{L})|(?<!\p{L})(?:lá (?:éigin )?eile|níos déanaí sa tseachtain)(?!\p{L})/iu
const OTHERS =
  /(?<!\p{L})(?:(?:(?:an|any )?other|different|more) (?:times?|slots?|options?|ones)|any others|(?:any ?thing|what) else(?! (?:do|can|could|would) (?:you|ye|yis|yous) (?:do|offer|fix|provide))|(?:am|amanna|rud) (?:éigin |ar bith )?eile)(?!\p{L})/iu

/** "Anything later?", "another day", "any other times?": offers others than those that were offered or held. */
export async function offerNearby(
  draft: Draft,
  serviceId: string | undefined,
  exceptBookingId?: string,
): Promise<boolean> {
  const { reading } = draft
  if (serviceId === undefined) return false
  const wanted = { serviceId, ...(exceptBookingId && { exceptBookingId }) }
  if (offerOfPart(draft)) return true
  if (await offerLater(draft, wanted)) return true
  const limits = saidLimits(draft)
  const { at, day, week } = reading.slots
  // "I work until five, anything another day that week?"
  if ((at ?? day ?? week) === undefined && hasLimits(limits) && OTHER_DAY.test(reading.text)) {
    takeLimits(draft, limits, undefined, undefined)
    return offerOthers(draft, wanted)
  }
  const namesOne =
    namesTime(reading.slots) || hasLimits(limits) || namesShift(reading.text) || reading.refused?.hasOther === true
  return !namesOne && offerOthers(draft, wanted)
}

/** "The afternoon one", where two of the offered times are in the afternoon: those. An hour beside it says which. */
function offerOfPart(draft: Draft): boolean {
  const limits = saidLimits(draft)
  const fitting = listOfPart(draft, limits)
  if (fitting.length < 2 || readOffered(draft, limits) !== undefined || completeTime(draft).at !== undefined)
    return false
  offer(draft, fitting)
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
  const { refused } = reading
  if (refused === undefined && !OTHER_DAY.test(reading.text) && !OTHERS.test(reading.text)) return false
  const next = addDays(`${last}T00:00`, 1)
  const isOneDay = known[0]?.local.startsWith(last) === true
  const ofDay =
    isOneDay && !OTHER_DAY.test(reading.text)
      ? (await search(draft, wanted, { from: `${last}T00:00`, to: next })).filter(({ local }) =>
          known.every((slot) => slot.local !== local && !local.endsWith(`T${refused?.clock}`)),
        )
      : []
  state.slots = withoutTime(state.slots)
  if (ofDay.length > 0) offer(draft, spread(ofDay))
  else await offerNext(draft, wanted, next)
  return true
}
