import { LOOKED_AT } from '#content/receptionist/told-fault.ts'
import { formatPhone } from '#contracts/irish.ts'
import { findNoteTopics } from '../../../understanding/note-topics.ts'
import { withoutIdle } from '../../../understanding/person/beside-address.ts'
import { findCompanion } from '../../../understanding/person/company.ts'
import { splitAddress } from '../../../understanding/person/split-address.ts'
import { listFaults } from '../../../understanding/services/told-fault.ts'
import { findLabel } from '../../../understanding/slots.ts'
import type { Draft } from '../draft.ts'

const MAX_NOTE_CHARACTERS = 1_000

/** Keeps a note without a word about it. Returns whether it is new. */
export function keepNote(draft: Draft, note: string): boolean {
  const { state } = draft
  draft.hasNoted = true
  if (state.note?.includes(note) === true) return false
  state.note = [state.note, note].filter(Boolean).join('\n').slice(0, MAX_NOTE_CHARACTERS)
  return true
}

/** Keeps what the team should know, and says so. */
export function takeNote(draft: Draft, note: string): void {
  const corrected = correctLine(draft.state.note ?? '', note)
  if (corrected !== undefined) {
    draft.state.note = draft.state.note?.replace(corrected.old, corrected.line)
    draft.say(writeNoted(draft, corrected.line))
    return
  }
  // "For my daughter" needs no echo.
  if (!keepNote(draft, note) || /^(?:for |do )?(?:(?:my|me|our|mo|ár) |m['’])\S+(?: \S+)?$/iu.test(note)) return
  draft.say(writeNoted(draft, note))
}

const AMOUNT = "[\\p{L}\\d][\\p{L}\\d.'’-]*(?: (?:mg|ml|kg|g|mm|cm|m|litres?|inch(?:es)?|years?|months?))?"
const SWAPS = new RegExp(
  `(?<right>${AMOUNT}),? (?:and )?(?:not|ní|seachas|in áit|instead of) (?<wrong>${AMOUNT})\\W*$`,
  'iu',
)

/** "Actually it's 40mg, not 20mg": the line of a note that has the wrong word, and how it reads with the right one. */
function correctLine(note: string, said: string): { old: string; line: string } | undefined {
  const { right = '', wrong = '' } = SWAPS.exec(said)?.groups ?? {}
  if (wrong === '') return undefined
  const word = new RegExp(`(?<![\\p{L}\\d])${wrong.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}(?![\\p{L}\\d])`, 'iu')
  const old = note.split('\n').find((line) => word.test(line))
  return old === undefined ? undefined : { old, line: old.replace(word, right) }
}

/** That something is noted for the team: in our words where it is understood, and else in those of the contact. */
export function writeNoted({ phrases, state, language }: Draft, note: string): string {
  const topics = findNoteTopics(note)
  const noted = topics.length > 0 ? phrases.notedForTeam(topics) : phrases.noted(`“${note}”`)
  return state.task === 'book' && listFaults(note).length > 0 ? `${noted} ${LOOKED_AT[language]}` : noted
}

/** Keeps an address that nobody asked for in the note, where `isKept`, and what is said beside it. */
export function takePlaceNote(draft: Draft, said: string, isKept: boolean): void {
  const { address = said, rest = '' } = splitAddress(said, true) ?? {}
  const { phrases } = draft
  if (isKept && keepNote(draft, phrases.addressLine(address))) draft.say(phrases.notedAddress(address))
  const told = withoutIdle(rest)
  if (told !== '') takeNote(draft, told)
}

/** "His name is Declan", of who comes along: the name takes the place of "my brother" in the note. Returns whether it does. */
export function nameCompany({ state, reading, phrases }: Draft): boolean {
  const name = state.company === undefined ? undefined : findCompanion(reading.text)
  if (name === undefined || state.company === undefined) return false
  state.note = state.note?.replace(phrases.comesWith(state.company), phrases.comesWith(name))
  state.company = name
  return true
}

/** A booking and a message have one number. The team reads the other one beside it. */
export function keepNumber(draft: Draft, phone: string): void {
  const { state, reading, phrases } = draft
  const note = phrases.otherNumber(formatPhone(phone), findLabel(reading.text, phone))
  if (state.task === 'book') takeNote(draft, note)
  else if (state.task === 'message') keepNote(draft, note)
}
