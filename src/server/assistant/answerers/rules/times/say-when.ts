import type { Phrases } from '#content/receptionist/phrases.ts'
import type { Slots } from '../../../understanding/slots.ts'
import type { Limits } from '../../../understanding/when/find-limits.ts'
import type { Draft } from '../draft.ts'

/** Repeats the named day or time, with its limits. Undefined if none is certain. */
export function sayWhen(
  { at, day, part, from, to, after, week, confirm }: Slots,
  phrases: Phrases,
  limits: Limits,
): string | undefined {
  if (confirm === true) return undefined
  const { time } = phrases
  if (at !== undefined) return time(at)
  if (day !== undefined) return sayDay(day, { ...(part !== undefined && { part }), ...limits }, phrases)
  if (from !== undefined && to !== undefined) return `${time(from)} – ${time(to)}`
  if (after !== undefined) return phrases.orLater(time(after))
  if (to !== undefined) return phrases.orEarlier(time(to))
  if (week !== undefined) return phrases.weekOf(time(week))
  return undefined
}

function sayDay(day: string, { part, from, to }: Limits, phrases: Phrases): string {
  const at = (clock: string) => phrases.time(`${day}T${clock}`)
  if (from !== undefined && to !== undefined) return `${at(from)} – ${at(to)}`
  if (from !== undefined) return phrases.orLater(at(from))
  if (to !== undefined) return phrases.orEarlier(at(to))
  return part === undefined ? phrases.time(day) : `${phrases.time(day)}, ${phrases.partOfDay[part]}`
}

/** The words that ask which of the offered times suits. */
export function askWhichTime({ state, phrases }: Draft): string {
  const times = state.offered.map(({ local }) => phrases.time(local))
  const [first = ''] = times
  return times.length === 1 ? phrases.oneTime(first) : phrases.freeTimes(times)
}
