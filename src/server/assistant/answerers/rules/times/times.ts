import type { Language } from '#contracts/receptionist/diary.ts'
import { addDays, addMinutes } from '../../../turn/irish-time.ts'
import type { DialogueState, OfferedSlot } from '../../../turn/state.ts'
import { IRISH_RELATION, RELATION } from '../../../understanding/person/relations.ts'
import type { Slots } from '../../../understanding/slots.ts'
import { parseWhen } from '../../../understanding/when/parse-when.ts'
import { readTokens } from '../../../understanding/when/read-tokens.ts'
import { withoutNowOfState } from '../../../understanding/when/write-tokens.ts'
import { withoutFillers } from '../choose.ts'

/** A range of local times, without its end. `exact` is the named time. */
export type Window = { from: string; to: string; exact?: string; day?: string }

export const PARTS = {
  morning: ['00:00', '12:00'],
  afternoon: ['14:00', '18:00'],
  evening: ['17:00', '23:59'],
} as const

/** Returns the range in which to look. Undefined if no time was named. */
export function findWindow(slots: Slots): Window | undefined {
  const { at, day, from, to, after, week } = slots
  if (at?.includes('T')) {
    return {
      from: `${at.slice(0, 10)}T00:00`,
      to: addDays(`${at.slice(0, 10)}T00:00`, 1),
      exact: at,
      day: at.slice(0, 10),
    }
  }
  const date = day ?? at
  if (date !== undefined) {
    const whole = date.slice(0, 10)
    return { from: `${whole}T00:00`, to: findEnd(whole, 1), day: whole }
  }
  // A time of day bounds one day.
  const limited = [from, to, after].find((edge) => edge?.includes('T'))?.slice(0, 10)
  const onDay =
    limited === undefined || (from !== undefined && to !== undefined && from.slice(0, 10) !== to.slice(0, 10))
      ? {}
      : { day: limited }
  if (from !== undefined || to !== undefined) return { ...between(from, to), ...onDay }
  if (after !== undefined) return { from: atTime(after), to: findEnd(after, after.includes('T') ? 1 : 14), ...onDay }
  if (week !== undefined) return { from: atTime(week), to: findEnd(week, 7) }
  return undefined
}

const LONG_AGO = '2000-01-01'

function between(from: string | undefined, to: string | undefined): Window {
  // "By Friday" begins now, because past times are never offered. "Before noon on Friday" is on Friday.
  const start = atTime(from ?? (to?.includes('T') ? to.slice(0, 10) : LONG_AGO))
  // The range includes a start at its end.
  return {
    from: start,
    to: to === undefined ? findEnd(start, 1) : to.includes('T') ? addMinutes(to, 1) : findEnd(to, 1),
  }
}

const atTime = (local: string) => (local.includes('T') ? local : `${local}T00:00`)
const findEnd = (local: string, days: number) => addDays(`${local.slice(0, 10)}T00:00`, days)

const TODAY = /\b(?:today|tonight|now|this (?:morning|afternoon|evening)|inniu|anocht|anois)\b/i

const CLOCK_KEYS = ['at', 'after', 'from', 'to'] as const
type Clocks = Partial<Record<(typeof CLOCK_KEYS)[number], string>>

/** Splits "10. Ger Twomey, ger@example.com" where one part may say a time, and the others something else. */
export const partsOf = (text: string) => text.split(/[,;!?\n]+|\.(?!\d)/).map((part) => part.trim())

/** Reads "half five" without a day, or only an hour ("ten", "ten so"). */
export function readBareTime(text: string, language: Language): string | undefined {
  const alone = withoutFillers(text.replace(FOR_WHOM, ''))
  const clocks =
    readClocks(text, language) ??
    (HOUR_ALONE.test(alone) ? readClocks(`${AT[language]} ${alone}`, language) : undefined)
  return clocks?.at
}

const BARE = / (?:c:\d+:\d\d:\??|n:\d+) /
const HALF = / (?:part:\S+|am|pm|c:\d+:\d\d:(?:am|pm|24)) /

/** Whether an hour leaves open which half of the day it is in: "eight", not "eight in the evening", "8 pm" or "20:00". */
export function isHourBare(text: string, reference: string, language: Language): boolean {
  const tokens = readTokens(text, reference, language)
  return BARE.test(tokens) && !HALF.test(tokens)
}

export const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** What was offered, or is held, or is to be moved. */
export function listKnown({ asked, offered, hold, bookings, task }: DialogueState): { local: string }[] {
  if (asked === 'choice' || asked === 'time') return offered
  if (hold !== undefined) return [hold.slot]
  return task === 'move' ? bookings.slice(0, 1) : []
}

/** "08:30" is "20:30" in the other half of the day. */
export const otherHalf = (clock: string) => addMinutes(`2026-01-07T${clock}`, 12 * 60).slice(11)

export const halfDayLater = (local: string | undefined) =>
  local?.includes('T') === true ? addMinutes(local, 12 * 60) : undefined

export const AT = { en: 'at', ga: 'ag' } as const
/** "Eleven for Aoife", "a trí do mo mhac": the hour alone is the time. */
const FOR_WHOM = new RegExp(
  `\\s+(?:(?:[Ff]or|[Dd]o)\\s+|[Dd]['’] ?)(?:\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*|(?:my|our|her|his) ${RELATION}|(?:mo |m['’] ?|ár )${IRISH_RELATION})\\W*$`,
  'u',
)
const HOUR_ALONE = /^\W*(?:a )?[\p{L}\p{N}]+(?: dh?[ée]ag)?\W*$/iu

/** Reads "after four": the time of day in a text. Undefined if the text names a day too, or no time. */
export function readClocks(text: string, language: Language): Clocks | undefined {
  if (TODAY.test(withoutNowOfState(text))) return undefined
  const first = clocksOn('2026-01-07', text, language)
  // Most messages name no time: then one reading is enough.
  if (first.every((clock) => clock === undefined)) return undefined
  const second = clocksOn('2026-01-08', text, language)
  const found = CLOCK_KEYS.flatMap((key, place) => {
    const clock = first[place]
    return clock !== undefined && clock === second[place] ? [[key, clock] as const] : []
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** The times of day that a text names, if it is read on the morning of that day. */
function clocksOn(day: string, text: string, language: Language): (string | undefined)[] {
  const when = parseWhen(text, `${day}T00:00`, language)
  return CLOCK_KEYS.map((key) => (when[key]?.startsWith(`${day}T`) === true ? when[key].slice(11) : undefined))
}

/** Keeps one slot for each start, because the caller does not mind which person takes it. */
export function distinctStarts(slots: OfferedSlot[]): OfferedSlot[] {
  const starts = new Set<string>()
  return slots.filter(({ local }) => !starts.has(local) && starts.add(local))
}

/** Most times that are offered at once. */
export const OFFERED = 3

/** Chooses a few slots over the days, or over the one day. */
export function spread(slots: OfferedSlot[]): OfferedSlot[] {
  const starts = distinctStarts(slots)
  const byDay = [...Map.groupBy(starts, ({ local }) => local.slice(0, 10)).values()]
  const [first, second] = byDay
  if (byDay.length === 2 && starts.length > OFFERED)
    return [first?.[0], first?.at(-1), second?.[0]].flatMap((slot) => slot ?? [])
  if (byDay.length >= OFFERED) return byDay.slice(0, OFFERED).flatMap(([first]) => first ?? [])
  if (starts.length <= OFFERED) return starts
  const places = [0, Math.floor((starts.length - 1) / 2), starts.length - 1]
  return places.flatMap((place) => starts[place] ?? [])
}

/** Returns the slots closest to a time, in order. */
export function closest(slots: OfferedSlot[], local: string): OfferedSlot[] {
  const distance = (slot: OfferedSlot) => Math.abs(Date.parse(`${slot.local}:00Z`) - Date.parse(`${local}:00Z`))
  return distinctStarts(slots)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, OFFERED)
    .toSorted((a, b) => (a.local < b.local ? -1 : 1))
}
