import type { Phrases } from '#content/receptionist/phrases.ts'
import { findWeekday } from '../../../turn/irish-time.ts'
import type { DialogueState } from '../../../turn/state.ts'
import { readCapacity } from '../../../understanding/services/party-size.ts'
import { findLimits, type Limits } from '../../../understanding/when/find-limits.ts'
import type { Draft } from '../draft.ts'
import { nearHour } from './near-hour.ts'
import { minutesOf, PARTS } from './times.ts'

const ANY_TIME =
  /(?<!\p{L})(?:any ?time|whenever|(?:don['’]?t|dont) mind (?:when|what time)|am ar bith|uair ar bith|is cuma (?:(?:liom|linn) )?(?:cathain|faoin (?:am|uair)))(?!\p{L})/iu

/** Whether a text lets go of the hours that were said before. */
export const isAnyTime = (text: string) => ANY_TIME.test(text)

const TO = /^\W*(?:to|go dtí|chuig)\s+/iu
const SPAN = /(?<!\p{L})(?:from|between|ó|idir)(?!\p{L})/iu

/** "To four", "athraigh go dtí a ceathair é", of a booking to move: the new time, and no end. */
export function withoutEnd({ task }: DialogueState, text: string): string {
  if (task !== 'move' || SPAN.test(text)) return text
  return text
    .replace(TO, '')
    .replace(/(?<!\p{L})go dtí (?=a \p{L})/iu, 'ag ')
    .replace(/ [éí]\W*$/iu, '')
}

/** The limits that the message sets. `near` is the day that is talked about. */
export function saidLimits(draft: Draft, text = draft.reading.text, near = ''): Limits {
  const { turn, reading, state } = draft
  const limits = findLimits(withoutEnd(state, text), turn.reference, reading.language, near.slice(0, 10))
  const { from, to } = limits
  const day = near === '' ? turn.reference.slice(0, 10) : near.slice(0, 10)
  const shift = (clock: string) => nearHour(draft, text, `${day}T${clock}`).slice(11)
  const [start, end] = [from && shift(from), to && shift(to)]
  // "From nine to five" ends in the other half of the day.
  if (start !== undefined && end !== undefined && start >= end) return limits
  return { ...limits, ...(start !== undefined && { from: start }), ...(end !== undefined && { to: end }) }
}

export const hasLimits = (limits: Limits) => Object.keys(limits).length > 0

const SATURDAY = 5
const isWeekend = (day: string) => findWeekday(day) >= SATURDAY

/** "Thursday after 5", and then "Saturday?": an hour after work holds for no weekend. */
export const areBehindWork = ({ from = '', part }: Limits, day: string, other: string): boolean =>
  (part === 'evening' || from >= '16:00') && isWeekend(other) && !isWeekend(day)

/**
 * Keeps the limits for every day that is looked at from now on. A new part or hour of the day replaces the old one. `near`
 * is the day that was talked about before.
 */
export function takeLimits(
  draft: Draft,
  { notDays = [], ...clocks }: Limits,
  namedDay: string | undefined,
  near: string | undefined,
): void {
  const { limits } = draft.state
  // Who dines in the evening does so on any day.
  const hasTables = draft.services.some(({ name }) => readCapacity(name.en) !== undefined)
  const isOver = !hasTables && namedDay !== undefined && near !== undefined && areBehindWork(limits, near, namedDay)
  const isFree = isOver || hasLimits(clocks) || isAnyTime(draft.reading.text)
  const refused = [...new Set([...(limits.notDays ?? []), ...notDays])]
  // A refused day that is asked for by name suits after all.
  const isAsked = (day: string) => namedDay !== undefined && isDay(day, namedDay) && !notDays.includes(day)
  draft.state.limits = { ...(isFree ? clocks : withoutDays(limits)), notDays: refused.filter((day) => !isAsked(day)) }
}

const withoutDays = ({ notDays: _, ...clocks }: Limits): Limits => clocks

/** An hour that is named replaces the limits of the hour. */
export function forgetClocks({ state }: Draft): void {
  state.limits = { notDays: state.limits.notDays ?? [] }
}

const isDay = (refused: string, day: string) => refused === day || refused === `${findWeekday(day) + 1}`

export const isRefused = ({ notDays = [] }: Limits, day: string) => notDays.some((refused) => isDay(refused, day))

/** How far outside of the limits a time of day is, in minutes. 0 within them. */
export function distanceTo({ byDay, ...limits }: Limits, local: string): number {
  const { from, to, isBefore, part, hours } = byDay?.[local.slice(0, 10)] ?? limits
  const [start, end] = part === undefined ? ['00:00', '24:00'] : PARTS[part]
  const clock = minutesOf(local.slice(11))
  if (hours !== undefined) return Math.min(...hours.map((hour) => Math.abs(minutesOf(hour) - clock)))
  // "The morning" ends before its end, and so does "before eleven". "By eleven" may be at eleven.
  const latest = Math.min(minutesOf(end) - 1, minutesOf(to ?? '24:00') - (isBefore === true ? 1 : 0))
  return Math.max(minutesOf(from ?? start) - clock, clock - latest, 0)
}

/** "in the evening", "at 17:00 or later" */
export function sayLimits({ from, to, part, hours }: DialogueState['limits'], phrases: Phrases): string {
  if (hours !== undefined) return phrases.eitherOf(hours.map((hour) => phrases.clocks(hour, hour)))
  return part === undefined ? phrases.clocks(from, to) : phrases.partOfDay[part]
}
