import type { Language } from '#contracts/receptionist/diary.ts'
import { detectLanguage } from '../language/detect-language.ts'
import { isOtherLanguage } from '../language/other-language.ts'
import { listContentKeys, termsOf } from '../retrieval/terms.ts'
import { fold } from '../text/fold.ts'
import { rememberLast } from '../text/remember-last.ts'
import { findUnfounded } from './check-reply.ts'
import { findMismatch } from './find-mismatch.ts'
import { findUnfoundedNames } from './find-names.ts'
import type { Grounds } from './grounds.ts'
import { hasPlaceholder } from './masker.ts'
import { numbersIn, readFacts, wordsIn } from './read-facts.ts'
import { CLAIMS_TO_BE_A_PERSON, COURTESY, DEEDS, PROMISES, WORDED_CLAIMS } from './worded-claims.ts'

export const FAULTS = [
  'markup',
  'placeholder',
  'price, time, link or number',
  'name',
  'deed',
  'promise',
  'person',
  'language',
  'instructions',
  'not in the answers',
  'does not belong together',
] as const
export type Fault = (typeof FAULTS)[number]

const MARKUP = /<\/?[a-z!?]|```|\]\(|&#?\w+;|\{\{|^\s*\|/im
const LINK = /\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b/g

/** Returns the fault of the next sentence of a reply, after the sentences already said. Undefined lets it pass. */
export function findFault(before: string, sentence: string, grounds: Grounds): Fault | undefined {
  const { language, facts, said } = grounds
  const text = before + sentence
  const folded = fold(sentence)
  const isKnown = (found: string) => readFacts(facts).folded.includes(found)
  const everyIsKnown = (pattern: RegExp) => (folded.match(pattern) ?? []).every(isKnown)
  if (MARKUP.test(sentence)) return 'markup'
  if (hasPlaceholder(sentence)) return 'placeholder'
  if (isLeaked(folded, grounds.instructions)) return 'instructions'
  if (CLAIMS_TO_BE_A_PERSON.en.test(folded) || CLAIMS_TO_BE_A_PERSON.ga.test(folded)) return 'person'
  if (isForeign(sentence, language)) return 'language'
  if (findUnfounded(text, facts).length > 0 || !everyIsKnown(LINK)) return 'price, time, link or number'
  if (!everyIsKnown(WORDED_CLAIMS[language]) || !areNumbersKnown(sentence, facts)) return 'price, time, link or number'
  if (findMismatch(sentence, grounds)) return 'does not belong together'
  if (findUnfoundedNames(text, [...facts, ...said]).length > 0) return 'name'
  if (!areDeedsKnown(folded, grounds)) return 'deed'
  if (PROMISES[language].test(folded)) return 'promise'
  return isUngrounded(sentence, grounds) ? 'not in the answers' : undefined
}

function areNumbersKnown(sentence: string, facts: string[]): boolean {
  // "1. First visit" counts lines.
  const said = numbersIn(sentence.replaceAll(/(^|\n)\s*\d\.\s/g, '$1'))
  return said.every((digits) => readFacts(facts).numbers.has(digits))
}

/** An entry may say "Cancelled" between the same two words, and then the reply may too. */
function areDeedsKnown(folded: string, { facts, language }: Grounds): boolean {
  return [...folded.matchAll(DEEDS[language])].every(({ 0: deed, index }) => {
    const previous = wordsIn(folded.slice(0, index)).at(-1) ?? ''
    const next = wordsIn(folded.slice(index + deed.length))[0] ?? ''
    return previous !== '' && next !== '' && readFacts(facts).words.includes(` ${previous} ${deed} ${next} `)
  })
}

const LEAKED_WORDS = 6

const plainTexts = new Map<string, string>()

/** There is one text for each language. */
function plainInstructions(instructions: string): string {
  const plain = plainTexts.get(instructions) ?? ` ${wordsIn(fold(instructions)).join(' ')} `
  plainTexts.set(instructions, plain)
  return plain
}

/** Six words in a row of its instructions, or the name of a tool. */
function isLeaked(folded: string, instructions: string): boolean {
  const words = wordsIn(folded)
  const told = plainInstructions(instructions)
  if (words.some((word) => word.includes('_'))) return true
  return words.some((_, start) => {
    const run = words.slice(start, start + LEAKED_WORDS)
    return run.length === LEAKED_WORDS && told.includes(` ${run.join(' ')} `)
  })
}

const WORDS_THAT_TELL = 4

function isForeign(sentence: string, language: Language): boolean {
  if (isOtherLanguage(sentence)) return true
  const detected = detectLanguage(sentence)
  return detected !== null && detected !== language && wordsIn(sentence).length >= WORDS_THAT_TELL
}

const AFFIRMS =
  /^\W*(?:yes|yeah|no|nope|of course|certainly|absolutely|sure|sea|is ea|cinnte|ceart)(?![\p{L}'])|^\W*(?:ta|nil|ni)(?=\s*(?:[,.!]|$))/u

const courtesyKeys = new Map<Language, Set<string>>()

/** Created at first use, because it reads the lists of terms. A process without conversations starts without them. */
function listCourtesyKeys(language: Language): Set<string> {
  const keys = courtesyKeys.get(language) ?? new Set(termsOf(COURTESY[language], language).map(({ key }) => key))
  courtesyKeys.set(language, keys)
  return keys
}

/** The content words of a fact. Many turns have the same facts, such as the hours of their organisation. */
export const listFactKeys = rememberLast(listContentKeys, 1_000)

/** Every sentence of a turn is held against the same facts, to which tools add. */
const knownKeys = new WeakMap<string[], { count: number; keys: Set<string> }>()

function listKnownKeys(facts: string[], language: Language): Set<string> {
  const known = knownKeys.get(facts) ?? { count: 0, keys: new Set<string>() }
  for (const fact of facts.slice(known.count)) for (const key of listFactKeys(fact, language)) known.keys.add(key)
  known.count = facts.length
  knownKeys.set(facts, known)
  return known.keys
}

/**
 * Whether a sentence says what nothing in this turn does: most of its content words are in no fact. A yes or a no must
 * share a word with one.
 */
function isUngrounded(sentence: string, { language, facts }: Grounds): boolean {
  const known = listKnownKeys(facts, language)
  const keys = [...new Set(listContentKeys(sentence, language))]
  const unknown = keys.filter((key) => !known.has(key) && !listCourtesyKeys(language).has(key))
  if (AFFIRMS.test(fold(sentence)) && keys.every((key) => !known.has(key))) return true
  return unknown.length >= 2 && unknown.length / keys.length > 0.5
}
