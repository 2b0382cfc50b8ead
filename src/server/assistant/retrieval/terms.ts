import type { Language } from '#contracts/receptionist/diary.ts'
import { fold } from '../text/fold.ts'
import { withoutPrefix } from './irish-key.ts'
import { findConcepts, isSmallWord, listConcepts, type PhraseWord } from './phrases.ts'
import { findPhraseKeys, findTermKey, findWeight, plainWord, splitWords } from './word-keys.ts'

/** A word of a question or an entry. */
export interface Term {
  /** As it is written, in small letters without marks and mutation. */
  word: string
  /** One form for all forms of the word. */
  key: string
  /** What it means, alone or with its neighbours. */
  concepts: string[]
  /** The key of an Irish word without its prefix, where it has one: "seanmhadra" is a "madra" too. */
  bareKey?: string
  /** Content words count 1, general ones a quarter, words that only ask 0: they matter by their concept alone. */
  weight: number
}

export interface AskedTerm extends Term {
  joinedKeys: string[]
}

/** The terms of a text. Words that both languages' lists know have the concepts of both: people mix them. */
export const termsOf = (text: string, language: Language): Term[] =>
  readTerms(splitWords(text, language), language).filter((term) => term !== undefined)

/** The terms of a question. Each also has the keys of the words that it makes with its neighbours: "blow dry" is "blowdry". */
export function askedTermsOf(text: string, language: Language): AskedTerm[] {
  const words = splitWords(text, language)
  return readTerms(words, language).flatMap((term, index) => {
    if (term === undefined) return []
    const [before, word, after] = [words[index - 1], words[index] ?? '', words[index + 1]]
    const joined = [before === undefined ? '' : before + word, after === undefined ? '' : word + after]
    return [{ ...term, joinedKeys: joined.filter((both) => both !== '').map((both) => findTermKey(both, language)) }]
  })
}

/** By word. Words that neither find nor mean anything have no term. */
function readTerms(said: string[], language: Language): (Term | undefined)[] {
  const words = said.map((word) => readWord(word, language))
  const concepts = listConcepts(words, language)
  return words.map(({ plain, key, weight, other, bareKey }, index) => {
    const own = concepts[index] ?? []
    const found = own.length === 0 ? other : own
    if (weight === 0 && found.length === 0) return undefined
    const bare = bareKey === undefined || weight === 0 ? {} : { bareKey }
    return { word: plain, key: weight === 0 ? '' : key, ...bare, concepts: found, weight }
  })
}

/** The keys of the words that carry the meaning of a text. */
export const listContentKeys = (text: string, language: Language) =>
  splitWords(text, language).flatMap((word) => {
    const { key, weight } = readWord(word, language)
    return weight < 1 ? [] : [key]
  })

/** What follows from a word alone. */
interface Word extends PhraseWord {
  plain: string
  key: string
  weight: number
  /** What it means without its prefix, or in the other language. */
  other: string[]
  bareKey: string | undefined
}

const CACHE_SIZE = 50_000
const known: Record<Language, Map<string, Word>> = { en: new Map(), ga: new Map() }

/** Remembered, because thousands of entries have the same few thousand words. */
function readWord(word: string, language: Language): Word {
  const before = known[language].get(word)
  if (before !== undefined) return before
  const weight = findWeight(word, language)
  const bare = language === 'ga' ? withoutPrefix(word) : undefined
  const bareKey = bare === undefined ? undefined : findTermKey(bare, language)
  const bareConcepts = bare === undefined ? [] : findConcepts(bare, language)
  const read: Word = {
    plain: plainWord(word, language),
    key: findTermKey(word, language),
    ...findPhraseKeys(word, language),
    isSmall: isSmallWord(word, language),
    weight,
    other: bareConcepts.length > 0 ? bareConcepts : listForeignConcepts(word, weight, language),
    bareKey,
  }
  if (known[language].size >= CACHE_SIZE) known[language].clear()
  known[language].set(word, read)
  return read
}

const SHORTEST_FOREIGN = 4

function listForeignConcepts(word: string, weight: number, language: Language): string[] {
  return weight === 0 || word.length < SHORTEST_FOREIGN ? [] : findConcepts(fold(word), language === 'en' ? 'ga' : 'en')
}
