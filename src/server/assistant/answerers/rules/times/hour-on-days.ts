import type { Slots } from '../../../understanding/slots.ts'
import { findChoiceOfDays, type Limits } from '../../../understanding/when/find-limits.ts'
import { findWishedHour } from '../../../understanding/when/find-wished-hour.ts'
import type { Draft } from '../draft.ts'
import { discussedDay, readNearDay } from './complete-time.ts'
import { saidLimits } from './limits.ts'
import { nearHour } from './near-hour.ts'
import { AT, readBareTime } from './times.ts'

export const ANY_DAY = /(?<!\p{L})(?:any (?:other )?day|(?:aon|gach) lá|lá ar bith)(?!\p{L})/iu
/** "Some day, at half four" wishes the next one. "Some evening, six would be ideal" leaves the day open. */
const ANY_PART =
  /(?<!\p{L})(?:(?:any|some) (?:other )?(?:week ?day|morning|afternoon|evening|night)|(?:mornings|afternoons|evenings|weekdays)|i rith na seachtaine|l[áa] (?:oibre|seachtaine)|(?:aon|gach|chuile) (?:mhaidin|maidin|tráthnóna|trathnona|oíche)|(?:maidin|tráthnóna|trathnona|oíche) (?:ar bith|éigin)|maidineacha|tráthnóntaí?)(?!\p{L})/iu

type HourOnDays = { hours: string[]; days: Slots }

/** The hour that is wished on each of several days, as a limit, and these days if the text names them. */
export function findHourOnDays(draft: Draft, text: string): { limits: Limits; days: Slots } | undefined {
  const found = ofOffered(draft, text) ?? ofNamed(draft, text)
  if (found === undefined) return undefined
  const { hours, days } = found
  // "Any weekday at ten or eleven" is on no Saturday.
  const { notDays } = saidLimits(draft, text, discussedDay(draft.state))
  const [from = '', ...others] = hours
  const clocks = others.length > 0 ? { hours } : { from, to: from }
  return { limits: { ...clocks, ...(notDays !== undefined && { notDays }) }, days }
}

/** "Eleven so", where several days were offered: the hour of each of them. To move, it is on the day of the booking. */
function ofOffered(draft: Draft, text: string): HourOnDays | undefined {
  const { state, reading, turn } = draft
  const { offered, slots, hold } = state
  if (state.task === 'move' || hold !== undefined) return undefined
  const isOneDay = new Set(offered.map(({ local }) => local.slice(0, 10))).size < 2
  const asked = (slots.at ?? slots.day)?.slice(0, 10)
  // Where the day that was asked for is closed, the hour is one of the other days that are offered instead.
  const isClosed = asked !== undefined && offered.every(({ local }) => local.slice(0, 10) > asked)
  // "Is there quarter past four any day?"
  if (!ANY_DAY.test(text) && (isOneDay || (asked !== undefined && !isClosed))) return undefined
  const bare = readBareTime(text, reading.language)
  const day = (offered[0]?.local ?? turn.reference).slice(0, 10)
  if (bare === undefined) return undefined
  const hour = nearHour(draft, text, `${day}T${bare}`).slice(11)
  return { hours: [hour], days: isClosed ? { after: asked } : {} }
}

/** "Next week at three", "Monday or Tuesday at three", "any evening after school, say half four" */
function ofNamed(draft: Draft, text: string): HourOnDays | undefined {
  const { state, reading, turn } = draft
  // "My appointment next week at three": the one to move.
  if (state.task === 'move' && state.bookings.length === 0) return undefined
  const wished = findWishedHour(text, turn.reference, reading.language)
  const isChoice = wished !== undefined && wished.clocks.length > 1
  const days =
    wished === undefined ? undefined : (readDays(draft, text) ?? (isChoice && ANY_DAY.test(text) ? {} : undefined))
  if (wished === undefined || days === undefined) return undefined
  const day = (days.week ?? days.from ?? turn.reference).slice(0, 10)
  const hours = wished.clocks.map((clock) => {
    const local = `${day}T${clock}`
    return (wished.isBare ? nearHour(draft, `${AT[reading.language]} ${shorten(clock)}`, local) : local).slice(11)
  })
  return { hours, days }
}

/** "04:30" is in the morning, and "4:30" in either half of the day. */
const shorten = (clock: string) => clock.replace(/^0/, '').replace(/^(\d+)/, (hour) => `${Number(hour) % 12 || 12}`)

/** The several days of a text without their hour. Undefined where it names one day or none. */
function readDays(draft: Draft, text: string): Slots | undefined {
  const { state, turn, reading } = draft
  const [first, ...others] = findChoiceOfDays(text, turn.reference, reading.language, discussedDay(state) ?? '')
  const { week, from, to, day, at } = readNearDay(draft, text)
  if (first !== undefined) return { from: first, to: others.at(-1) ?? first }
  if (week !== undefined) return { week }
  if (from?.length === DATE && to?.length === DATE) return { from, to }
  const isOneDay = day !== undefined || (at !== undefined && !ANY_PART.test(text))
  return isOneDay || !ANY_PART.test(text) ? undefined : {}
}

const DATE = '2026-11-18'.length
