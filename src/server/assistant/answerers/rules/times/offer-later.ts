import { CELL_MINUTES } from '#contracts/receptionist/diary.ts'
import { addDays, addMinutes } from '../../../turn/irish-time.ts'
import type { OfferedSlot } from '../../../turn/state.ts'
import { type Limits, limitsClock } from '../../../understanding/when/find-limits.ts'
import type { Draft } from '../draft.ts'
import { namesTime, readNearDay, withoutTime } from './complete-time.ts'
import { hasLimits, saidLimits } from './limits.ts'
import { offer } from './pick-time.ts'
import { type Direction, namesShift, readDirection } from './read-shift.ts'
import type { RefusedTime } from './refused-time.ts'
import { search, type Wanted } from './search.ts'
import { closest, listKnown, spread } from './times.ts'

const SOONER = /(?<!\p{L})sooner(?!\p{L})/iu
const NEARLY = /(?<!\p{L})(?:bit|little|tad|slightly|touch|shade|beagán|beagáinín|píosa|piosa)(?!\p{L})/iu
/** "Too early" says what does not suit. Whoever asks for something later wants to know what is there. */
const ASKS = /(?<!\p{L})(?:later|earlier|sooner|after that|before that|níos \p{L}+)(?!\p{L})/iu

/**
 * "Anything later?", "not that early", "later on Friday": what is later or earlier than what was offered or held, on the
 * named day or on those that are talked about. The limit stays for the days that are looked at next.
 */
export async function offerLater(draft: Draft, wanted: Wanted, text = draft.reading.text): Promise<boolean> {
  const { state, phrases, turn, reading } = draft
  const direction = readDirection(text)
  const { day, ...others } = readNearDay(draft, text)
  const known = listKnown(state)
  const [first] = known
  const isOther = namesShift(text) || namesTime(others) || hasLimits(saidLimits(draft, text))
  if (direction === undefined || first === undefined || isOther) return false
  if (SOONER.test(text)) return offerSooner(draft, wanted, first)
  const days = [...new Set(known.map(({ local }) => local.slice(0, 10)))]
  const [start = '', ...more] = day === undefined ? days : [day]
  const isOneDay = more.length === 0
  const window = { from: `${start}T00:00`, to: addDays(`${start}T00:00`, isOneDay ? 1 : DAYS_AHEAD) }
  // "9 is too early" says itself from when on.
  const { refused } = reading
  const edges = refused?.direction === direction ? aroundRefused(refused) : listEdges(known, start, direction)
  const furthest = refused?.clock ?? edges[0] ?? ''
  const said = state.limits
  const trials = (isOneDay ? edges : [furthest]).map((edge) => ({ edge, limits: moveLimits(said, edge, direction) }))
  // Where nothing else is within the hours that were said, these give way too.
  const { notDays = [] } = said
  trials.push({ edge: furthest, limits: moveLimits({ notDays }, furthest, direction) })
  for (const [place, { edge, limits }] of trials.entries()) {
    state.limits = limits
    const slots = await search(draft, wanted, window)
    if (slots.every(({ local }) => known.some((slot) => slot.local === local))) continue
    const isLess = place > 0 && refused === undefined && !limitsClock(said)
    if (isLess && ASKS.test(text)) draft.say(sayNothing(draft, `${start}T${furthest}`, direction))
    state.slots = { ...withoutTime(state.slots), ...(isOneDay && { day: start }) }
    offer(draft, isOneDay && NEARLY.test(text) ? closest(slots, `${start}T${edge}`) : spread(slots))
    return true
  }
  state.limits = said
  if (direction === 'earlier' && !isOneDay && turn.reference < first.local) return offerSooner(draft, wanted, first)
  draft.ask('time', `${sayNothing(draft, `${start}T${furthest}`, direction)} ${phrases.askTime}`)
  return true
}

const DAYS_AHEAD = 14

/** The times of day from which to look, the furthest first. Of a named day only its own, if any were offered. */
function listEdges(known: { local: string }[], day: string, direction: Direction): string[] {
  const own = known.filter(({ local }) => local.startsWith(day))
  const isOneDay = known.every(({ local }) => local.slice(0, 10) === known[0]?.local.slice(0, 10))
  const clocks = (own.length > 0 && isOneDay ? own : known).map(({ local }) => local.slice(11))
  const sorted = [...new Set(clocks)].toSorted()
  return direction === 'later' ? sorted.toReversed() : sorted
}

/** "8 is too early" hardly wants a quarter past: an hour from it, and then any time. */
function aroundRefused({ clock, direction }: RefusedTime): string[] {
  const hour = addMinutes(`2026-01-07T${clock}`, (direction === 'later' ? 1 : -1) * (60 - CELL_MINUTES))
  return [...(hour.startsWith('2026-01-07') ? [hour.slice(11)] : []), clock]
}

/** An hour that was said holds on. A part of the day gives way: "anything later", after times of the morning. */
function moveLimits({ from, to, isBefore, notDays = [] }: Limits, edge: string, direction: Direction): Limits {
  const isLater = direction === 'later'
  const clock = addMinutes(`2026-01-07T${edge}`, isLater ? CELL_MINUTES : -CELL_MINUTES).slice(11)
  if (!isLater) return { notDays, to: clock, ...(from !== undefined && { from }) }
  return { notDays, from: clock, ...(to !== undefined && { to }), ...(isBefore && { isBefore }) }
}

const sayNothing = ({ phrases }: Draft, edge: string, direction: Direction) =>
  direction === 'later' ? phrases.nothingLater(phrases.time(edge)) : phrases.nothingEarlier(phrases.time(edge))

/** "Is there nothing sooner?": the free times before, on any day. */
async function offerSooner(draft: Draft, wanted: Wanted, first: { local: string }): Promise<boolean> {
  const slots: OfferedSlot[] = await search(draft, wanted, { from: draft.turn.reference, to: first.local })
  if (slots.length > 0) offer(draft, spread(slots))
  else draft.ask('time', `${sayNothing(draft, first.local, 'earlier')} ${draft.phrases.askTime}`)
  return true
}
