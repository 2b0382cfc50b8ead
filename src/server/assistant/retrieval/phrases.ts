import type { Language } from '../language/detect-language.ts'
import { CONCEPTS } from './concepts.ts'
import { TRADE_CONCEPTS } from './trade-concepts.ts'
import { findPhraseKeys, findTermKey, type PhraseKeys, splitWords } from './word-keys.ts'

const LISTS = [CONCEPTS, TRADE_CONCEPTS]

interface Phrases {
  /** Keys of a phrase joined by a space → its concepts. */
  concepts: Map<string, string[]>
  /** Words of the longest phrase that begins with a key. */
  longest: Map<string, number>
}

/** A word of a text that may be part of a phrase. */
export interface PhraseWord extends PhraseKeys {
  /** A phrase may have it inside or not. */
  isSmall: boolean
}

/** Small words that a phrase may have inside or not: "leave the car", "leave my car", "bring it home". */
const SMALL: Record<Language, Set<string>> = {
  en: new Set('a an the my your his her our their its this that these those some any it them him me us you'.split(' ')),
  ga: new Set('an na mo do a ár bhur é e í iad mé tú sé sí siad muid'.split(' ')),
}

export const isSmallWord = (word: string, language: Language) => SMALL[language].has(word)

const phrasesKnown = new Map<Language, Phrases>()

/** Read from the lists when they are first needed: a process that nobody talks to starts without them. */
function findPhrases(language: Language): Phrases {
  const known = phrasesKnown.get(language) ?? readPhrases(language)
  phrasesKnown.set(language, known)
  return known
}

function readPhrases(language: Language): Phrases {
  const phrases: Phrases = { concepts: new Map(), longest: new Map() }
  for (const line of LISTS.flatMap((list) => list.trim().split('\n'))) {
    const [concept = '', lists = ''] = line.split(' = ')
    const list = lists.split(' ; ')[language === 'en' ? 0 : 1] ?? ''
    for (const phrase of list.split(',')) {
      const words = splitWords(phrase, language)
      const isInside = (index: number) => index > 0 && index < words.length - 1
      const short = words.filter((word, index) => !(isInside(index) && isSmallWord(word, language)))
      addPhrase(phrases, words, concept.trim(), language)
      if (short.length < words.length) addPhrase(phrases, short, concept.trim(), language)
    }
  }
  return phrases
}

/** As it is listed, and with one of its stopwords in another form: "put to sleep" also stands for "putting to sleep". */
function addPhrase(phrases: Phrases, words: string[], concept: string, language: Language): void {
  const listed = words.map((word) => {
    const { alone, inPhrase } = findPhraseKeys(word, language)
    return words.length === 1 ? alone : inPhrase
  })
  const inOtherForm = words.map((word, index) => listed.with(index, findTermKey(word, language)))
  for (const keys of [listed, ...inOtherForm]) {
    const [first = ''] = keys
    const key = keys.join(' ')
    phrases.concepts.set(key, [...new Set([...(phrases.concepts.get(key) ?? []), concept])])
    phrases.longest.set(first, Math.max(phrases.longest.get(first) ?? 0, keys.length))
  }
}

/** The concepts of a word that stands alone. */
export const findConcepts = (word: string, language: Language): string[] =>
  findPhrases(language).concepts.get(findPhraseKeys(word, language).alone) ?? []

/** The concepts of each word of a text: the words of a phrase share its concept and have none of their own besides. */
export function listConcepts(words: PhraseWord[], language: Language): string[][] {
  const phrases = findPhrases(language)
  const concepts: string[][] = words.map(() => [])
  const inPhrase = new Set<number>()
  for (const start of words.keys()) {
    const { indexes, found } = findPhraseAt(words, start, phrases)
    if (indexes.length === 1 && inPhrase.has(start)) continue
    for (const index of indexes) {
      concepts[index] = [...new Set([...(concepts[index] ?? []), ...found])]
      if (indexes.length > 1) inPhrase.add(index)
    }
  }
  return concepts
}

/** The longest phrase that begins here, as it is said or without the small words inside it. */
function findPhraseAt(words: PhraseWord[], start: number, { concepts, longest }: Phrases) {
  const most = longest.get(words[start]?.inPhrase ?? '') ?? 0
  const all: number[] = []
  const large: number[] = []
  for (let index = start; index < words.length && large.length < most; index += 1) {
    if (all.length < most) all.push(index)
    if (index === start || words[index]?.isSmall === false) large.push(index)
  }
  for (let length = all.length; length > 1; length -= 1) {
    for (const indexes of [all.slice(0, length), large.slice(0, length)]) {
      const found = concepts.get(indexes.map((index) => words[index]?.inPhrase).join(' '))
      if (found !== undefined && indexes.length === length) return { indexes, found }
    }
  }
  const found = concepts.get(words[start]?.alone ?? '')
  return found === undefined ? { indexes: [], found: [] } : { indexes: [start], found }
}
