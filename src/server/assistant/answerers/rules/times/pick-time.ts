import { addDays, addMinutes } from '../../../turn/irish-time.ts'
import type { OfferedSlot } from '../../../turn/state.ts'
import { mergeSlots } from '../../../understanding/slots.ts'
import { findChoiceOfDays, type Limits, limitsClock } from '../../../understanding/when/find-limits.ts'
import { giveUpDiary } from '../booking/diary-wish.ts'
import { readChoice, readNumber, wantsSoonest } from '../choose.ts'
import type { Draft } from '../draft.ts'
import { completeTime, discussedDay, namesTime, withoutTime } from './complete-time.ts'
import { isBookedOut, lastDay, sayOver } from './day-state.ts'
import { takeDaysApart } from './days-apart.ts'
import { sayDaysWithout } from './days-without.ts'
import { askWhichDay, takeEitherDay } from './either-day.ts'
import { ANY_DAY, findHourOnDays } from './hour-on-days.ts'
import { forgetClocks, hasLimits, isAnyTime, isRefused, saidLimits, sayLimits, takeLimits } from './limits.ts'
import { choosesLast, readOffered, refuses } from './read-offered.ts'
import { readMinuteShift } from './read-shift.ts'
import { askWhichTime } from './say-when.ts'
import { hasAlready, pickLater, search, searchNearest, type Wanted } from './search.ts'
import { closest, findWindow, halfDayLater, partsOf, readBareTime, spread, type Window } from './times.ts'
import { weekLaterIfOver } from './week-later.ts'

const DAYS_SEARCHED = 60

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
  if (choosesLast(draft)) return state.offered.at(-1)
  const limits = saidLimits(draft, reading.text, discussedDay(state))
  // "The earliest ye have", of several days, is the first of them.
  const isSoonest = limits.pick === 'first' && wantsSoonest(reading.text) && state.asked === 'choice'
  const chosen = limits.pick === undefined || isSoonest ? readOffered(draft, limits) : undefined
  const shift = chosen === undefined ? undefined : readMinuteShift(reading.text)
  // "The second one, but an hour later"
  if (chosen !== undefined && shift !== undefined) {
    state.slots = { ...withoutTime(state.slots), at: addMinutes(chosen.local, shift) }
    return 'named'
  }
  if (chosen !== undefined) return chosen
  // "The first one", asked which of two days is meant
  if (state.eitherDay !== undefined && takeEitherDay(draft, reading.text) !== undefined) return 'named'
  const isLifted = isAnyTime(reading.text) && limitsClock(state.limits) && state.hold === undefined
  const isChange = isLifted || hasLimits(limits) || namesTime(completeTime(draft))
  const part = findTimePart(draft, limits)
  if (part !== undefined) {
    takeTime(draft, part)
    return 'named'
  }
  if (isChange || answersWithTime(draft) || reading.slots.confirm === true) {
    const said = takeTime(draft)
    return state.offered.find(({ local }) => local === said.at) ?? 'named'
  }
  // "1, and yes": behind a summary a number stands for something that was listed since.
  const said = state.asked !== 'confirm' || readNumber(reading.text) ? reading : { ...reading, text: '' }
  return readChoice(said, state.offered, ({ local }) => local === state.hold?.slot.local)
}

/** "After school, at four": the part that is only an hour. */
function findTimePart({ reading, state: { asked } }: Draft, { from = '' }: Limits): string | undefined {
  const parts = partsOf(reading.text)
  const isDayNamed = (reading.slots.at ?? reading.slots.day ?? reading.slots.week) !== undefined
  if (isDayNamed || parts.length < 2 || (asked !== 'choice' && asked !== 'time' && asked !== 'service'))
    return undefined
  // "1", of listed services, is no hour.
  const isPlace = (part: string) => asked === 'service' && readNumber(part) !== undefined
  // "Nine? He's in school", "half two? I'm at work till five"
  const suits = (clock: string | undefined) => clock !== undefined && clock >= from
  return parts.find((part) => !refuses(part) && !isPlace(part) && suits(readBareTime(part, reading.language)))
}

/** Reads the time and the limits of a text into the state: the message, or an earlier wish. Returns the time. */
export function takeTime(draft: Draft, text = draft.reading.text) {
  const { state, turn } = draft
  const either = takeEitherDay(draft, text)
  if (either !== undefined) return either
  const apart = takeDaysApart(draft, text)
  if (apart !== undefined) return apart
  const onDays = findHourOnDays(draft, text)
  const named = onDays?.days ?? weekLaterIfOver(draft, text, completeTime(draft, text))
  const { part, ...others } = onDays?.limits ?? saidLimits(draft, text, discussedDay(state))
  // "After school, at four": the hour says it.
  const isExact = named.at?.includes('T') === true
  const limits: Limits = { ...others, ...(part !== undefined && !isExact && { part }) }
  const day = (named.at ?? named.day)?.slice(0, 10)
  // "I was there a month ago"
  if (day !== undefined && day < turn.reference.slice(0, 10)) return {}
  // "Not Monday" names a day only to refuse it.
  const { service: _, ...timed } = day !== undefined && isRefused(limits, day) ? withoutTime(named) : named
  // "Whats the damage on Wednesday" sounds like another service. What changes one is decided where it is named.
  const said =
    state.slots.service === undefined ? { ...timed, ...(named.service && { service: named.service }) } : timed
  takeLimits(draft, { ...limits, ...skipBetween(draft, text, limits) }, day, discussedDay(state))
  if (said.at?.includes('T') === true && !limitsClock(limits) && limits.pick === undefined) forgetClocks(draft)
  // "I don't know which, I've never been", of services, leaves no time in doubt.
  if (state.asked === 'service' && !namesTime(said) && !hasLimits(limits)) delete said.confirm
  // "Any day but Monday" has a doubt and no time: the days that are known stay.
  const isLimitAlone = hasLimits(limits) && !namesTime(said)
  state.slots = isLimitAlone ? { ...state.slots, ...withoutTime(said) } : mergeSlots(state.slots, said)
  widen(draft, limits.pick !== undefined || limitsClock(limits))
  return said
}

/** "Monday or Thursday" leaves out the days between them. */
function skipBetween({ state, turn, reading }: Draft, text: string, { notDays = [] }: Limits): Limits {
  const days = findChoiceOfDays(text, turn.reference, reading.language, discussedDay(state) ?? '')
  const [first = '', last = first] = [days[0], days.at(-1)]
  const between = [...Array(14).keys()].map((ahead) => (first === '' ? '' : addDays(first, ahead)))
  const skipped = between.filter((day) => day > first && day < last && !days.includes(day))
  return skipped.length === 0 ? {} : { notDays: [...notDays, ...skipped] }
}

/** A limit is looked for on the whole day that is known, and after it where that day is refused or any day will do. */
function widen({ state, reading }: Draft, isLimited: boolean): void {
  const known = (state.slots.at ?? state.slots.day)?.slice(0, 10)
  if (known === undefined) return
  if (isRefused(state.limits, known) || ANY_DAY.test(reading.text))
    state.slots = { ...withoutTime(state.slots), after: known }
  else if (isLimited) state.slots = { ...withoutTime(state.slots), day: known }
}

/** Looks for the named time and offers what is free. Returns the slot at exactly the named time, if it is free. */
export async function offerTimes(draft: Draft, wanted: Wanted): Promise<OfferedSlot | undefined> {
  const { state, phrases, turn, reading } = draft
  if (reading.impossible !== undefined) draft.say(phrases.impossible[reading.impossible])
  if (reading.impossible === 'empty span') {
    draft.ask('time', phrases.askTime)
    return undefined
  }
  const whichDay = askWhichDay(draft)
  if (whichDay !== undefined) {
    state.offered = []
    draft.ask('time', whichDay)
    return undefined
  }
  const window = findWindow(state.slots)
  if (window === undefined) {
    if (state.slots.confirm === true && !limitsClock(state.limits))
      draft.ask('time', reading.impossible === undefined ? phrases.unclearTime : phrases.askTime)
    else await offerNext(draft, wanted)
    return undefined
  }
  const last = lastDay(draft, wanted.serviceId)
  if (last !== undefined && window.from > last) {
    draft.ask('time', `${phrases.bookUntil(phrases.time(last))} ${phrases.askTime}`)
    return undefined
  }
  const slots = await search(draft, wanted, window)
  await sayDaysWithout(draft, slots)
  const exact = slots.find(({ local }) => local === window.exact)
  // "Friday about eight", where only the evening has times: the doubt is gone.
  const shifted =
    exact ?? slots.find(({ local }) => state.slots.confirm === true && local === halfDayLater(window.exact))
  // The next question reads a new time for a booking back anyway.
  const isSure = state.slots.confirm !== true || exact === undefined || state.task === 'move'
  if (shifted !== undefined && isSure) {
    // "The other one" is one of those that were offered beside it.
    if (state.offered.every(({ local }) => local !== shifted.local)) state.offered = []
    return shifted
  }
  // "Wednesday", of offered days, where that day has no other time.
  const [only, ...more] = slots
  const isPicked = more.length === 0 && state.limits.pick === undefined
  if (isPicked && state.offered.some(({ local }) => local === only?.local)) return only
  if (exact !== undefined) offer(draft, [exact])
  else if (slots.length === 0) await offerAfter(draft, wanted, window)
  else {
    if (hasAlready(draft, wanted, window.exact)) draft.say(phrases.ownTime)
    else if (window.exact !== undefined && window.exact >= turn.reference)
      draft.say(phrases.notFree(phrases.time(window.exact)))
    offer(draft, window.exact === undefined ? spread(slots) : closest(slots, window.exact))
  }
  return undefined
}

/** Says why nothing is free, if the day is closed, and what is free next. */
async function offerAfter(draft: Draft, wanted: Wanted, window: Window): Promise<void> {
  const { phrases, tools, turn } = draft
  const { day, from, exact } = window
  const hours = day === undefined ? undefined : (await tools.openingHours(day)).day
  const isClosed = hours?.periods.length === 0
  if (!isClosed && (await offerNearest(draft, wanted, window, hours?.periods.at(-1)?.to))) return
  // Whoever asks for an hour that is over, or for today behind closing time, waits for nothing.
  const isOver =
    (exact !== undefined && exact < turn.reference) || `${day}T${hours?.periods.at(-1)?.to}` < turn.reference
  if (isOver && day !== undefined && !isClosed) {
    sayOver(draft, { day, exact, closed: hours?.periods.at(-1)?.to })
    await offerNext(draft, wanted)
    return
  }
  if (day !== undefined && isClosed) draft.say(phrases.closedOn(phrases.time(day), hours?.closed?.[draft.language]))
  else if (day !== undefined && (await isBookedOut(draft, wanted.serviceId, day)))
    draft.say(phrases.fullOn(phrases.time(day)))
  else if ((exact ?? day) !== undefined && from >= turn.reference.slice(0, 10))
    draft.say(phrases.notFree(phrases.time(exact ?? day ?? '')))
  await offerNext(draft, wanted, from)
  if (day === undefined || isClosed || wanted.exceptBookingId !== undefined) return
  // Somebody else may be free: the waiting list is of a day, not of a person.
  if (draft.state.diaryIds.length > 0) return
  draft.state.fullDay = day
  draft.say(phrases.offerWaiting)
}

/** Says that nothing is free within the limits, and offers the times closest to them. False if there are none. */
async function offerNearest(draft: Draft, wanted: Wanted, window: Window, closes?: string): Promise<boolean> {
  const { state, phrases } = draft
  if (!limitsClock(state.limits)) return false
  const from = `${window.from.slice(0, 10)}T00:00`
  const nearest = await searchNearest(draft, wanted, { ...window, from, to: pickLater(window.to, addDays(from, 1)) })
  if (nearest.length === 0) return false
  const day = window.day === undefined ? undefined : phrases.time(window.day)
  const isLate = state.limits.from !== undefined || state.limits.part === 'evening'
  draft.say(phrases.nothingThen(sayLimits(state.limits, phrases), day))
  if (isLate && closes !== undefined) draft.say(phrases.closesAt(closes))
  offer(draft, nearest)
  return true
}

export async function offerNext(draft: Draft, wanted: Wanted, from = draft.turn.reference): Promise<void> {
  const { phrases, state } = draft
  const start = pickLater(from, draft.turn.reference)
  const window = { from: start, to: addDays(start, DAYS_SEARCHED) }
  const next = spread(await search(draft, wanted, window))
  if (next.length === 0 && (await offerNearest(draft, wanted, window))) return
  if (next.length === 0 && giveUpDiary(draft)) return offerNext(draft, wanted, from)
  if (next.length === 0) {
    const isRestricted = (state.limits.notDays ?? []).length > 0
    draft.ask('time', isRestricted ? `${phrases.nothingElse} ${phrases.askTime}` : phrases.nothingFree)
    // The other days are all that is left.
    delete state.limits.notDays
    return
  }
  state.offered = next
  draft.ask('choice', phrases.nextTimes(next.map(({ local }) => phrases.time(local))))
}

export function offer(draft: Draft, slots: OfferedSlot[]): void {
  draft.state.offered = slots
  draft.ask('choice', askWhichTime(draft))
}
