import type { Phrases } from '#content/receptionist/phrases.ts'
import type { Slots } from '../../understanding/slots.ts'

/** Repeats the named day or time. Undefined if none is certain. */
export function sayWhen(
  { at, day, part, from, to, after, week, confirm }: Slots,
  phrases: Phrases,
): string | undefined {
  if (confirm === true) return undefined
  const { time } = phrases
  if (at !== undefined) return time(at)
  if (day !== undefined) return part === undefined ? time(day) : `${time(day)}, ${phrases.partOfDay[part]}`
  if (from !== undefined && to !== undefined) return `${time(from)} – ${time(to)}`
  if (after !== undefined) return phrases.orLater(time(after))
  if (to !== undefined) return phrases.orEarlier(time(to))
  if (week !== undefined) return phrases.weekOf(time(week))
  return undefined
}
