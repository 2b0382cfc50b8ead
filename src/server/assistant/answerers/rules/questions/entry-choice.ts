import { LETTERS } from '#content/receptionist/phrases.ts'
import type { FoundEntry } from '../../../../domains/knowledge/index.ts'
import { agrees } from '../../../understanding/replies/agrees.ts'
import { readChoice, readNumber, withoutFillers } from '../choose.ts'
import type { Draft } from '../draft.ts'
import type { Reading } from '../read-message.ts'
import type { Clause } from '../reading/read-clauses.ts'

/** Asks which entry is meant. What leads to the same one again names it: "VHI, please". */
export function offerEntries(draft: Draft, entries: FoundEntry[], question: string): true {
  const [best] = entries
  if (
    best !== undefined &&
    !best.isGuess &&
    draft.turn.state.asked === 'entries' &&
    draft.turn.state.entries.includes(best.id)
  ) {
    return draft.sayEntry(best)
  }
  draft.state.entries = entries.map(({ id }) => id)
  draft.state.question = question
  if (best?.isGuess) noteGuess(draft, question)
  const questions = entries.map((entry) => entry.question)
  draft.sayBeforeQuestion(
    isBesideTask(draft) ? draft.phrases.didYouMeanBeside(questions) : draft.phrases.didYouMean(questions),
  )
  if (draft.state.task === undefined) draft.state.asked = 'entries'
  return true
}

/** What is only near may not be what was meant: the team sees the question too. */
function noteGuess(draft: Draft, question: string): void {
  draft.unanswered ??= question
  if (draft.outcome === undefined) draft.outcome = 'not answered'
  draft.say(draft.phrases.onlyNear)
}

/** Reads the answer to "Do you mean one of these?". Undefined if the message does not answer it. */
export async function chooseEntry(draft: Draft, text = draft.reading.text): Promise<'answered' | 'none' | undefined> {
  const { entries } = draft.state
  const reply = agreesFirst(draft) ? { answer: 'yes' as const, choice: null } : draft.reading.reply
  const place = readLetter(draft, text) ?? LEADING_NUMBER.exec(text)?.[1]
  const chosen = place === undefined ? readChoice({ text, reply }, entries) : entries[Number(place) - 1]
  if (chosen === undefined || chosen === 'none') return chosen
  const entry = await draft.tools.readEntry(chosen, draft.language)
  if (entry === undefined) return 'none'
  draft.sayEntry(entry)
  return 'answered'
}

const REFUSES =
  /^\W*(?:no|nah|nope|not|neither|none|wrong|n[ií]|n[ií]l|ceachtar)(?!\p{L})(?! (?:problem|bother|worries|hassle)(?!\p{L}))/iu

/**
 * "No not that, does it …?": what was suggested and is refused does not answer the next wording either, and nothing is
 * suggested beside it again.
 */
export function withoutRefused<Found extends { result: string; entries: FoundEntry[]; isSame?: boolean | undefined }>(
  { turn: { state }, reading }: Draft,
  found: Found,
): Found | { result: 'refused'; entries: FoundEntry[] } {
  const said = found.result === 'answered' ? found.entries.slice(0, 1) : found.entries
  const isRefused = said.some(({ id }) => state.entries.includes(id)) && REFUSES.test(reading.text)
  return isRefused && found.isSame !== true ? { result: 'refused', entries: [] } : found
}

/** "Number one" is no hour. */
const NUMBERED = /^\W*(?:number|no\.|uimhir|option|rogha)(?!\p{L})/iu
const LETTER = /^(?:option |letter |litir |rogha )?([a-c])$/iu

/** Whether a task has an open question. Then the entries beside it have letters, so that "1" means one thing. */
const isBesideTask = ({ state: { task, asked } }: Draft) => task !== undefined && asked !== undefined

const LISTS = new Set<string | undefined>(['choice', 'service', 'booking', 'time'])
/** Whether what it asks has numbers of its own. */
const isListing = ({ state: { asked, offered } }: Draft) =>
  LISTS.has(asked) && (asked !== 'choice' || offered.length > 1)

/** "B", of entries with letters: their place, from 1. */
function readLetter(draft: Draft, text: string): number | undefined {
  const letter = LETTER.exec(withoutFillers(text))?.[1]?.toLowerCase()
  return letter === undefined || !isBesideTask(draft) ? undefined : LETTERS.indexOf(letter) + 1
}

/**
 * "1", after entries were offered during a task whose question has no numbers, or "b" where it has some. Of one entry "yes"
 * will do.
 */
export function choosesBeside(draft: Draft): boolean {
  const { state, reading } = draft
  const isSeveral = state.entries.length > 1
  if (isSeveral && readLetter(draft, reading.text) !== undefined) return true
  // "Ok, I'd like to book a visit" begins as a yes.
  const isYes = agrees(reading.text) && !reading.intents.includes('book')
  const isOne = state.entries.length === 1 && state.asked !== 'confirm' && (isYes || agreesFirst(draft))
  const isFree = !isListing(draft) || (state.asked === 'time' && NUMBERED.test(reading.text))
  return isFree && (isOne || (isSeveral && readNumber(reading.text) !== undefined))
}

/** "Yes, that's it. But do ye do a tow truck?", of one entry that was suggested. */
const agreesFirst = ({ state, reading: { clauses } }: Draft) =>
  state.entries.length === 1 && clauses.length > 1 && agrees(clauses[0]?.text ?? '')

const BOTH =
  /(?<!\p{L})(?:both|don dá (?:cheann|cheist)|(?:yes|yeah|ya|sea)\W+(?:and|agus)\W+(?:yes|yeah|ya|sea))(?!\p{L})/iu

const AND = /[,;!?\n]+|\.(?!\d)|\s(?:and|agus|&|\+)\s/iu

/** "B and the 3.15": the letter of an answer, beside what the task asks for. */
const readLetterBeside = (draft: Draft): string | undefined =>
  draft.state.entries.length === 0 || !AND.test(draft.reading.text)
    ? undefined
    : draft.reading.text.split(AND).find((part) => readLetter(draft, part) !== undefined)

/** "Yes to both", "yes, book it. 2", "b and the 3.15": what chooses an answer that was suggested beside a task. */
export function readAgreedEntry(draft: Draft): string | undefined {
  const { text, clauses, isAgreed } = draft.reading
  const { state } = draft
  const letter = readLetterBeside(draft)
  if (letter !== undefined) return letter
  const isNumbered = state.asked === 'name' || state.asked === 'contact' || state.asked === 'address'
  // "2. And it's Aoife Kearney, 087 …"
  if (isNumbered && state.entries.length > 1 && clauses.length > 1)
    return clauses.find((clause) => readNumber(clause.text) !== undefined)?.text
  if (state.asked !== 'confirm' || state.entries.length === 0 || !isAgreed) return undefined
  if (state.entries.length === 1 && BOTH.test(text)) return text
  return clauses.length < 2 ? undefined : clauses.find((clause) => readNumber(clause.text) !== undefined)?.text
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
  const isShortWish = intents[0] === 'cancel' || intents[0] === 'move'
  return (
    isOwn &&
    (isShortWish || (text.match(WORDS) ?? []).length > 3) &&
    !NAMES_ONE.test(text) &&
    !LEADING_NUMBER.test(text)
  )
}

export function forgetEntries({ state }: Draft): void {
  if (state.asked === 'entries') delete state.asked
  state.entries = []
}
