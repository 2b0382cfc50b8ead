import type { FoundEntry } from '../../../domains/knowledge/index.ts'
import { readChoice } from './choose.ts'
import type { Draft } from './draft.ts'
import type { Clause, Reading } from './read-message.ts'

/** Asks which entry is meant. What leads to the same one again names it: "VHI, please". */
export function offerEntries(draft: Draft, entries: FoundEntry[], question: string): true {
  const [best] = entries
  if (best !== undefined && draft.turn.state.asked === 'entries' && draft.turn.state.entries.includes(best.id)) {
    return draft.sayEntry(best)
  }
  draft.state.entries = entries.map(({ id }) => id)
  draft.state.question = question
  draft.say(draft.phrases.didYouMean(entries.map((entry) => entry.question)))
  if (draft.state.task === undefined) draft.state.asked = 'entries'
  return true
}

/** Reads the answer to "Do you mean one of these?". Undefined if the message does not answer it. */
export async function chooseEntry(draft: Draft): Promise<'answered' | 'none' | undefined> {
  const number = LEADING_NUMBER.exec(draft.reading.text)?.[1]
  const chosen =
    number === undefined ? readChoice(draft.reading, draft.state.entries) : draft.state.entries[Number(number) - 1]
  if (chosen === undefined || chosen === 'none') return chosen
  const entry = await draft.tools.readEntry(chosen, draft.language)
  if (entry === undefined) return 'none'
  draft.sayEntry(entry)
  return 'answered'
}

/** "2. And the dog?" */
const LEADING_NUMBER = /^\W*([1-9])(?=[.),\s]+\p{L}|\W*$)(?!\s*(?:am|pm|o['’]?clock))/iu

const OWN = new Set<Clause['intent']>(['book', 'move', 'cancel', 'message', 'complaint', 'hours', 'price', 'where'])
const WORDS = /\p{L}{2,}/gu

/** "The first one", "an ceann deireanach". "A first visit" is none of ours. */
const NAMES_ONE =
  /(?<!\p{L})(?:(?:first|second|third|last|other|chéad|dara|tríú)\s*(?:(?:one|option|question|answer|cheann|ceann|rogha|cheist|ceist|please|thanks)(?!\p{L})|\P{L}*$)|ceann (?:deireanach|eile))/iu

/** A wish or a question of its own instead of the answer to "Do you mean one of these?". */
export function leavesChoice({ text, intents, clauses }: Reading): boolean {
  const isOwn = intents.some((intent) => OWN.has(intent)) || clauses.some(({ isQuestion }) => isQuestion)
  return isOwn && (text.match(WORDS) ?? []).length > 3 && !NAMES_ONE.test(text) && !LEADING_NUMBER.test(text)
}

export function forgetEntries({ state }: Draft): void {
  if (state.asked === 'entries') delete state.asked
  state.entries = []
}
