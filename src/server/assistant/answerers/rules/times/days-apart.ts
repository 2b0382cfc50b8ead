import { addDays, findWeekday } from '../../../turn/irish-time.ts'
import type { Slots } from '../../../understanding/slots.ts'
import { type Limits, namesDay, namesWeekdays } from '../../../understanding/when/find-limits.ts'
import { parseWhen } from '../../../understanding/when/parse-when.ts'
import type { Draft } from '../draft.ts'
import { withoutTime } from './complete-time.ts'
import { areBehindWork, hasLimits, saidLimits } from './limits.ts'

const OR = { en: /,?\s+or\s+|[,;]\s+/iu, ga: /,?\s+n[óo]\s+|[,;]\s+/iu } as const
const ANY_HOUR =
  /(?<!\p{L})(?:any ?thing|any ?time|any hour|whenever|all day|am ar bith|aon am|uair ar bith|rud ar bith|ar feadh an lae)(?!\p{L})/iu

/** A part that names whole weeks stands beside another one by more than "or": "mornings this week and evenings next week". */
const BESIDE = { en: /,?\s+(?:or|and|but|then)\s+|[,;]\s+/iu, ga: /,?\s+(?:n[óo]|agus|ach|is)\s+|[,;]\s+/iu } as const
const DAYS_OF_WEEK = 7

/** The weekdays of the next two weeks. */
const listWeekdays = (reference: string) =>
  [...Array(2 * DAYS_OF_WEEK).keys()]
    .map((ahead) => addDays(reference.slice(0, 10), ahead))
    .filter((day) => findWeekday(day) < SATURDAY)
const SATURDAY = 5

type Part = { days: string[]; limits: Limits; isExact: boolean; isOpen: boolean }

function readPart(draft: Draft, text: string): Part | undefined {
  const { turn, reading } = draft
  const { at, day = at, week, from, after = from, to = after } = parseWhen(text, turn.reference, reading.language)
  const date = (day ?? week ?? to)?.slice(0, 10)
  const { notDays: _, ...limits } = saidLimits(draft, text, date)
  if ((day ?? week) === undefined && namesWeekdays(text))
    return { days: listWeekdays(turn.reference), limits, isExact: false, isOpen: false }
  // "Not too early, after 11" names no second day.
  if (date === undefined || !namesDay(text, turn.reference, reading.language, '')) return undefined
  const length = day === undefined && week !== undefined ? DAYS_OF_WEEK : 1
  const days = [...Array(length).keys()].map((ahead) => addDays(date, ahead))
  return { days, limits, isExact: at?.includes('T') === true, isOpen: ANY_HOUR.test(text) }
}

/** "Monday or Tuesday after 5" has one hour for both, and "Thursday after work or Saturday" has none on Saturday. */
const isApart = (first: Part, other: Part) =>
  other.isOpen || hasLimits(other.limits) || areBehindWork(first.limits, first.days[0] ?? '', other.days[0] ?? '')

function readParts(draft: Draft, text: string): Part[] {
  const { language } = draft.reading
  const list = (between: RegExp) => text.split(between).flatMap((part) => readPart(draft, part) ?? [])
  const beside = list(BESIDE[language])
  return beside.every(({ days }) => days.length > 1) ? beside : list(OR[language])
}

/**
 * "Thursday after 5 or Saturday any time": takes two days, or weeks, with hours of their own. Undefined where a text has no
 * such choice.
 */
export function takeDaysApart(draft: Draft, text: string): Slots | undefined {
  const { state, reading } = draft
  const [first, other, ...more] = readParts(draft, text)
  if (
    first === undefined ||
    other === undefined ||
    more.length > 0 ||
    first.days.some((day) => other.days.includes(day))
  )
    return undefined
  if (first.isExact || other.isExact || !hasLimits(first.limits) || !isApart(first, other)) return undefined
  const days = [...first.days, ...other.days].toSorted()
  const [from = '', to = from] = [days[0], days.at(-1)]
  const notDays: string[] = []
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) if (!days.includes(day)) notDays.push(day)
  const ofEach = [first, other].flatMap((part) => part.days.map((day) => [day, part.limits] as const))
  state.limits = { notDays, byDay: Object.fromEntries(ofEach) }
  const { service = reading.slots.service } = state.slots
  state.slots = { ...withoutTime(state.slots), ...(service !== undefined && { service }), from, to }
  return { from, to }
}
