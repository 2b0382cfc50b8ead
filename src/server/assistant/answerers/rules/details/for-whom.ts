import { fold } from '../../../text/fold.ts'
import { findCompanion } from '../../../understanding/person/company.ts'
import { findNames } from '../../../understanding/person/find-name.ts'
import { withoutLenition } from '../../../understanding/person/without-lenition.ts'
import type { Draft } from '../draft.ts'
import { readForWhom } from '../messages/notes.ts'
import { CORRECTS } from './phone-numbers.ts'

const LEADS = new Set(['for', 'do', 'move', 'bring', 'shift', 'switch', 'bog'])
const IRISH_FOR = /(?<!\p{L})d['’](?=\p{L})/giu
/** In Irish a day begins like a surname: "do Nóra Dé hAoine". */
const BEFORE_TIME = /\s+(?=(?:Dé|Déardaoin|ag|ar)(?!\p{L}))/gu
export const partFromTime = (text: string) => text.replaceAll(BEFORE_TIME, ', ')

/** "The 11 is for Saoirse", "her name is Saoirse": who comes, by a first name, where somebody else writes. */
export function readWhom({ reading, state, turn }: Draft): string | undefined {
  if (state.task !== 'book' || state.company !== undefined) return undefined
  const text = withoutLenition(partFromTime(reading.text.replaceAll(IRISH_FOR, 'do ')))
  const known = [...turn.configuration.diary.diaries, ...state.next, state.slots].map(({ name = '' }) => fold(name))
  // "Saoirse at 11 and me at half 11"
  const isBesideSelf = reading.others.some(({ isSelf }) => isSelf)
  const named = findNames(text).filter(
    ({ lead, hasGiven, count }) => (LEADS.has(lead) || isBesideSelf) && hasGiven && count === 1,
  )
  // "His name is Tom", of nobody who was spoken of, is the name for the booking.
  const isOfOther = readForWhom([state.note, text].join('\n')) !== undefined
  const whom = (isOfOther ? findCompanion(text) : undefined) ?? named[0]?.name
  return whom !== undefined && known.some((name) => name.includes(fold(whom))) ? undefined : whom
}

/** "Máirtín", of whom "do m'athair, Máirtín Mac Donncha" is noted: the whole name. */
export function wholeName(name: string, note = ''): string {
  const names = findNames(withoutLenition(note)).map((found) => found.name)
  return names.find((known) => known.startsWith(`${name} `)) ?? name
}

/** Whether another name than a corrected one follows that of a relative, who has none in the note. */
export function replacesChild({ state: { note = '' }, reading: { text } }: Draft, isOther: boolean): boolean {
  const whom = readForWhom(note)
  return isOther && !CORRECTS.test(text) && whom !== undefined && !/\p{Lu}/u.test(whom)
}

/** Whoever writes for somebody else is the contact. The team reads for whom it is. Returns whether that is news. */
export function noteWhom({ state, phrases }: Draft, whom: string | undefined): boolean {
  const { note = '' } = state
  const known = readForWhom(note)
  if (whom === undefined || whom === state.slots.name || known?.includes(whom) === true) return false
  // The words in which it was said are no more than the names, and "for my daughter" less.
  const others = note
    .split('\n')
    .filter((line) => line !== '' && !line.includes(whom) && (line !== known || /\p{Lu}/u.test(line)))
  state.note = [phrases.forWhom(whom), ...others].join('\n')
  return true
}
