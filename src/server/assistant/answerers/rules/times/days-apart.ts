import { addDays } from '../../../turn/irish-time.ts'
import type { Slots } from '../../../understanding/slots.ts'
import { type Limits, namesDay } from '../../../understanding/when/find-limits.ts'
import { parseWhen } from '../../../understanding/when/parse-when.ts'
import type { Draft } from '../draft.ts'
import { withoutTime } from './complete-time.ts'
import { areBehindWork, hasLimits, saidLimits } from './limits.ts'

const OR = { en: /,?\s+or\s+|[,;]\s+/iu, ga: /,?\s+n[óo]\s+|[,;]\s+/iu } as const
const ANY_HOUR =
  /(?<!\p{L})(?:any ?thing|any ?time|any hour|whenever|all day|am ar bith|aon am|uair ar bith|rud ar bith|ar feadh an lae)(?!\p{L})/iu

type Part = { day: string; limits: Limits; isExact: boolean; isOpen: boolean }

function readPart(draft: Draft, text: string): Part | undefined {
  const { turn, reading } = draft
  const { at, day = at, from, after = from, to = after } = parseWhen(text, turn.reference, reading.language)
  const date = (day ?? to)?.slice(0, 10)
  // "Not too early, after 11" names no second day.
  if (date === undefined || !namesDay(text, turn.reference, reading.language, '')) return undefined
  const { notDays: _, ...limits } = saidLimits(draft, text, date)
  return { day: date, limits, isExact: at?.includes('T') === true, isOpen: ANY_HOUR.test(text) }
}

/** "Monday or Tuesday after 5" has one hour for both, and "Thursday after work or Saturday" has none on Saturday. */
const isApart = (first: Part, other: Part) =>
  other.isOpen || hasLimits(other.limits) || areBehindWork(first.limits, first.day, other.day)

/**
 * "Thursday after 5 or Saturday any time": takes two days with hours of their own. Undefined where a text has no such
 * choice.
 */
export function takeDaysApart(draft: Draft, text: string): Slots | undefined {
  const { state, reading } = draft
  const [first, other, ...more] = text.split(OR[reading.language]).flatMap((part) => readPart(draft, part) ?? [])
  if (first === undefined || other === undefined || more.length > 0 || first.day === other.day) return undefined
  if (first.isExact || other.isExact || !hasLimits(first.limits) || !isApart(first, other)) return undefined
  const [from = '', to = ''] = [first.day, other.day].toSorted()
  const notDays: string[] = []
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) notDays.push(day)
  state.limits = { notDays, byDay: { [first.day]: first.limits, [other.day]: other.limits } }
  const { service = reading.slots.service } = state.slots
  state.slots = { ...withoutTime(state.slots), ...(service !== undefined && { service }), from, to }
  return { from, to }
}
