import { mergeSlots, type Slots } from '../../../understanding/slots.ts'
import { namesDay } from '../../../understanding/when/find-limits.ts'
import { findMismatch } from '../../../understanding/when/parse-when.ts'
import { readChoice, withoutFillers } from '../choose.ts'
import type { Draft } from '../draft.ts'
import { discussedDay } from './complete-time.ts'

/**
 * "Thursday the 27th", when that is a Friday: keeps both days, until one of them is named or chosen. Returns the time on
 * the one that is noted meanwhile. Undefined where a text leaves no doubt about the day.
 */
export function takeEitherDay(draft: Draft, text: string): Slots | undefined {
  const { state, turn, reading } = draft
  const near = discussedDay(state) ?? ''
  const mismatch = findMismatch(text, turn.reference, reading.language, near)
  if (mismatch !== undefined) {
    const { date, days, when } = mismatch
    state.eitherDay = { date, days }
    state.slots = mergeSlots(state.slots, when)
    return when
  }
  if (state.eitherDay === undefined) return undefined
  // "The first one", asked which service, chooses no day.
  const isOfService = turn.state.asked === 'service'
  if (!namesDay(text, turn.reference, reading.language, near))
    return isOfService ? undefined : takeChosen(draft, state.eitherDay.days)
  delete state.eitherDay
  return undefined
}

const DATE = /^(?:the |an )?(\d{1,2})$/iu

const NEARER =
  /(?<!\p{L})(?:nearer|nearest|sooner|soonest|earlier|earliest|closer|closest|níos (?:luaithe|gaire)|is (?:luaithe|gaire))(?!\p{L})/iu
const LATER = /(?<!\p{L})(?:later|latest|further|níos déanaí|is déanaí)(?!\p{L})/iu

/** "The nearer one", "an ceann is déanaí" */
function readByOrder(text: string, days: string[]): string | undefined {
  if (NEARER.test(text) === LATER.test(text)) return undefined
  return NEARER.test(text) ? days[0] : days.at(-1)
}

/** "The first one" or "26", of the two days: at the time that was said beside them. */
function takeChosen({ state, reading }: Draft, days: string[]): Slots | undefined {
  const [, date] = DATE.exec(withoutFillers(reading.text)) ?? []
  const day =
    days.find((each) => Number(each.slice(8)) === Number(date)) ??
    readByOrder(reading.text, days) ??
    readChoice(reading, days)
  if (day === undefined || day === 'none') return undefined
  const { at, confirm: _, ...others } = state.slots
  const clock = at?.slice(10) ?? ''
  delete state.eitherDay
  state.slots = clock === '' ? { ...others, day } : { ...others, at: `${day}${clock}` }
  return state.slots
}

/** The question which of the two days is meant. Undefined where there is no doubt. */
export function askWhichDay({ state: { eitherDay }, phrases, turn }: Draft): string | undefined {
  if (eitherDay === undefined) return undefined
  return phrases.whichDay(eitherDay.date, eitherDay.days, turn.reference.startsWith(eitherDay.date))
}
