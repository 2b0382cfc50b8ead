import { addDays, addMinutes } from '../../turn/irish-time.ts'
import type { OfferedSlot } from '../../turn/state.ts'
import { mergeSlots, type Slots } from '../../understanding/slots.ts'
import { parseWhen } from '../../understanding/when/parse-when.ts'
import { readChoice } from './choose.ts'
import { findWantedSlots, giveUpDiary } from './diary-wish.ts'
import type { Draft } from './draft.ts'
import { closest, findWindow, ofPart, readBareTime, readClocks, spread, type Window } from './times.ts'

type Wanted = { serviceId: string; exceptBookingId?: string }

const DAYS_SEARCHED = 60
const MAX_SLOTS = 200
const SOON =
  /\b(?:any ?time|whenever|as soon as|asap|soonest|earliest|next available|am ar bith|chomh luath|is luaithe|is cuma cathain)\b/i
/** "Any", as the answer to offered times. */
const ANY =
  /^\W*(?:any(?: of (?:them|those))?|either|whichever(?: suits)?|you (?:choose|pick)|(?:i )?don['’]?t mind|no preference|(?:is )?cuma(?: liom)?|ceann ar bith|aon cheann)\W*$/iu
const TIME_KEYS = ['at', 'day', 'part', 'from', 'to', 'week', 'after'] as const

const isTimeKey = (key: string) => TIME_KEYS.some((known) => known === key)
export const namesTime = (slots: Slots) => TIME_KEYS.some((key) => slots[key] !== undefined)

/** Whether the message names a time, or only an hour where one is expected: "ten", "a deich". */
export function answersWithTime(draft: Draft): boolean {
  const { reading, state } = draft
  if (namesTime(reading.slots)) return true
  const listed = { service: state.listed, choice: state.offered, time: [] as string[] }
  const { asked } = state
  if (asked !== 'service' && asked !== 'choice' && asked !== 'time') return false
  if (readChoice<unknown>(reading, listed[asked]) !== undefined) return false
  return readBareTime(reading.text, reading.language) !== undefined
}

/** Reads a choice or a time into the state. Returns the chosen slot, if any. */
export function readTime(draft: Draft): OfferedSlot | 'none' | 'named' | undefined {
  const { reading, state } = draft
  const bare = readBareTime(reading.text, reading.language)
  const offered = bare === undefined ? undefined : state.offered.filter(({ local }) => local.endsWith(`T${bare}`))
  if (offered?.length === 1) return offered[0]
  const takesAny = SOON.test(reading.text) || (state.asked === 'choice' && ANY.test(reading.text))
  if (bare === undefined && takesAny && state.offered[0] !== undefined) return state.offered[0]
  if (answersWithTime(draft) || reading.slots.confirm === true) {
    const said = completeTime(draft, bare)
    state.slots = mergeSlots(state.slots, said)
    return state.offered.find(({ local }) => local === said.at && said.confirm !== true) ?? 'named'
  }
  return readChoice(reading, state.offered, ({ local }) => local === state.hold?.slot.local)
}

const SAME_TIME = /\b(?:same time|t-am céanna|am céanna)(?!\p{L})/iu
const SAME_DAY = /\b(?:same day|lá céanna)(?!\p{L})/iu

const DAY_OF_MONTH = /^\W*(?:(?:on|the|ar|an|lá) )*\d{1,2}(?:st|nd|rd|th|ú)\W*$/iu

/** "half five" keeps the discussed day, and "no, Friday" the discussed time. */
function completeTime({ state, reading }: Draft, bare: string | undefined): Slots {
  const known = state.hold?.slot.local ?? state.slots.at ?? state.slots.day ?? commonDay(state.offered)
  const { name: _, ...said } = reading.slots
  if (bare !== undefined && known !== undefined) {
    const { confirm: __, ...rest } = said
    return { ...rest, at: `${known.slice(0, 10)}T${bare}` }
  }
  // "Monday at the same time" means the discussed time, not the time of day of the message.
  if (said.at !== undefined && known?.includes('T') === true) {
    if (SAME_TIME.test(reading.text)) return { ...said, at: `${said.at.slice(0, 10)}${known.slice(10)}` }
    if (SAME_DAY.test(reading.text)) return { ...said, at: `${known.slice(0, 10)}${said.at.slice(10)}` }
  }
  const clocks = readClocks(reading.text, reading.language)
  if (clocks !== undefined && known !== undefined) {
    const onDay = Object.entries(clocks).map(([key, clock]) => [key, `${known.slice(0, 10)}T${clock}`])
    return { ...said, ...Object.fromEntries(onDay) }
  }
  // "The 7th": in the discussed week or after it.
  const span = state.slots.week ?? state.slots.from
  if (DAY_OF_MONTH.test(reading.text) && span !== undefined) {
    return { ...said, ...parseWhen(reading.text, `${span.slice(0, 10)}T00:00`, reading.language) }
  }
  const isPartAlone = said.part !== undefined && Object.keys(said).every((key) => key === 'part' || !isTimeKey(key))
  if (isPartAlone && known !== undefined) return { ...said, day: known.slice(0, 10) }
  const isDayAlone = said.day !== undefined && said.part === undefined && known?.includes('T') === true
  if (!isDayAlone) return said
  const { day, ...rest } = said
  return { ...rest, at: `${day}${known.slice(10)}` }
}

function commonDay(offered: OfferedSlot[]): string | undefined {
  const days = new Set(offered.map(({ local }) => local.slice(0, 10)))
  return days.size === 1 ? [...days][0] : undefined
}

const LATER =
  /\b(?:(?:any ?thing|something|some ?time|bit|little|any|aon rud|rud)\s+(?:\w+\s+)?(?:later|after that)|later than that|too early|níos déanaí ná sin|(?:aon rud|rud éigin|am|beagán|píosa) níos (?:déanaí|moille)|róluath)(?!\p{L})/iu
const EARLIER =
  /\b(?:(?:any ?thing|something|some ?time|bit|little|any|aon rud|rud)\s+(?:\w+\s+)?(?:earlier|sooner|before that)|earlier than that|too late|níos luaithe ná sin|(?:aon rud|rud éigin|am|beagán|píosa) níos luaithe|ródhéanach|rómhall)(?!\p{L})/iu

/** "Anything later?": lists times of the same day after the offered ones, or after the held one. */
export async function offerNearby(
  draft: Draft,
  serviceId: string | undefined,
  exceptBookingId?: string,
): Promise<boolean> {
  const { state, reading, phrases, turn } = draft
  const isLater = LATER.test(reading.text)
  if (serviceId === undefined || namesTime(reading.slots) || (!isLater && !EARLIER.test(reading.text))) return false
  const known = state.asked === 'choice' ? state.offered : state.hold === undefined ? [] : [state.hold.slot]
  const edge = (isLater ? known.at(-1) : known[0])?.local
  if (edge === undefined) return false
  const day = edge.slice(0, 10)
  const span = isLater
    ? { from: addMinutes(edge, 1), to: addDays(`${day}T00:00`, 1) }
    : { from: pickLater(`${day}T00:00`, turn.reference), to: edge }
  const slots = await findWantedSlots(draft, {
    serviceId,
    ...(exceptBookingId && { exceptBookingId }),
    ...span,
    limit: MAX_SLOTS,
  })
  if (slots.length > 0) offer(draft, spread(slots))
  else
    draft.ask(
      'time',
      `${isLater ? phrases.nothingLater(phrases.time(edge)) : phrases.nothingEarlier(phrases.time(edge))} ${phrases.askTime}`,
    )
  return true
}

/** Looks for the named time and offers what is free. Returns the slot at exactly the named time, if it is free. */
export async function offerTimes(draft: Draft, wanted: Wanted): Promise<OfferedSlot | undefined> {
  const { state, phrases, turn } = draft
  if (draft.reading.impossible !== undefined) draft.say(phrases.impossible[draft.reading.impossible])
  const window = findWindow(state.slots)
  if (window === undefined) {
    if (state.slots.confirm === true)
      draft.ask('time', draft.reading.impossible === undefined ? phrases.unclearTime : phrases.askTime)
    else await offerNext(draft, wanted)
    return undefined
  }
  const slots = await findSlots(draft, wanted, window)
  const exact = slots.find(({ local }) => local === window.exact)
  if (exact !== undefined && state.slots.confirm !== true) return exact
  if (exact !== undefined) offer(draft, [exact])
  else if (slots.length === 0) await offerAfter(draft, wanted, window)
  else {
    if (window.exact !== undefined && window.exact >= turn.reference)
      draft.say(phrases.notFree(phrases.time(window.exact)))
    offer(draft, window.exact === undefined ? spread(slots) : closest(slots, window.exact))
  }
  return undefined
}

async function findSlots(draft: Draft, wanted: Wanted, { from, to, exact }: Window): Promise<OfferedSlot[]> {
  const { turn, state } = draft
  const slots = await findWantedSlots(draft, { ...wanted, from: pickLater(from, turn.reference), to, limit: MAX_SLOTS })
  // The time that a booking has already is no new one, unless it is asked for.
  const own = wanted.exceptBookingId === undefined ? undefined : state.bookings[0]?.local
  return slots.filter(({ local }) => local !== own || local === exact)
}

const pickLater = (one: string, other: string) => [one, other].toSorted().at(-1) ?? one

/** Says why nothing is free, if the day is closed, and what is free next. */
async function offerAfter(draft: Draft, wanted: Wanted, { day, from, exact }: Window): Promise<void> {
  const { phrases, tools, turn } = draft
  const hours = day === undefined ? undefined : (await tools.openingHours(day)).day
  if (day !== undefined && hours?.periods.length === 0) {
    draft.say(phrases.closedOn(phrases.time(day), hours.closed?.[draft.language]))
  } else if ((exact ?? day) !== undefined && from >= turn.reference.slice(0, 10)) {
    draft.say(phrases.notFree(phrases.time(exact ?? day ?? '')))
  }
  await offerNext(draft, wanted, from)
  if (day === undefined || hours?.periods.length === 0 || wanted.exceptBookingId !== undefined) return
  // Somebody else may be free: the waiting list is of a day, not of a person.
  if (draft.state.diaryIds.length > 0) return
  draft.state.fullDay = day
  draft.say(phrases.offerWaiting)
}

async function offerNext(draft: Draft, wanted: Wanted, from = draft.turn.reference): Promise<void> {
  const start = pickLater(from, draft.turn.reference)
  const found = await findSlots(draft, wanted, { from: start, to: addDays(start, DAYS_SEARCHED) })
  const next = spread(ofPart(found, draft.state.slots.part))
  if (next.length === 0 && giveUpDiary(draft)) return offerNext(draft, wanted, from)
  if (next.length === 0) {
    draft.ask('time', draft.phrases.nothingFree)
    return
  }
  draft.state.offered = next
  draft.ask('choice', draft.phrases.nextTimes(next.map(({ local }) => draft.phrases.time(local))))
}

function offer(draft: Draft, slots: OfferedSlot[]): void {
  const { phrases, state } = draft
  state.offered = slots
  const times = slots.map(({ local }) => phrases.time(local))
  const [first = ''] = times
  draft.ask('choice', times.length === 1 ? phrases.oneTime(first) : phrases.freeTimes(times))
}
