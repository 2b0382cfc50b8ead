import { newStemmer } from 'snowball-stemmers'
import type { Language } from '../language/detect-language.ts'
import { fold } from '../text/fold.ts'
import { irishBase } from '../text/irish-base.ts'
import { englishWords } from '../text/words.ts'
import { CONCEPTS } from './concepts.ts'
import { EVERYDAY_CONCEPTS } from './everyday-concepts.ts'
import { irishKey, withoutPrefix } from './irish-key.ts'
import { GENERAL_WORDS, STOPWORDS } from './stopwords.ts'
import { TRADE_CONCEPTS } from './trade-concepts.ts'

/** A word of a question or an entry. */
export interface Term {
  /** As it is written, in small letters without marks and mutation. */
  word: string
  /** One form for all forms of the word. */
  key: string
  /** What it means, alone or with its neighbours. */
  concepts: string[]
  /** Content words count 1, general ones a quarter, words that only ask 0: they matter by their concept alone. */
  weight: number
}

const english = newStemmer('english')
const keys: Record<Language, Map<string, string>> = { en: new Map(), ga: new Map() }
const CACHE_SIZE = 50_000

/** The key of a word that is already in small letters. */
function findTermKey(word: string, language: Language): string {
  const known = keys[language].get(word)
  if (known !== undefined) return known
  const key = language === 'ga' ? irishKey(word) : english.stem(fold(word).replaceAll("'", ''))
  if (keys[language].size > CACHE_SIZE) keys[language].clear()
  keys[language].set(word, key)
  return key
}

interface Phrases {
  /** Keys of a phrase joined by a space → its concepts. */
  concepts: Map<string, string[]>
  /** Words of the longest phrase that begins with a key. */
  longest: Map<string, number>
  /** The phrases of one word, as they are written. */
  single: Set<string>
}

/** Small words that a phrase may have inside or not: "leave the car", "leave my car", "bring it home". */
const SMALL: Record<Language, Set<string>> = {
  en: new Set('a an the my your his her our their its this that these those some any it them him me us you'.split(' ')),
  ga: new Set('an na mo do a ár bhur é e í iad mé tú sé sí siad muid'.split(' ')),
}

const phrasesKnown = new Map<Language, Phrases>()

/** Read from the lists when they are first needed: a process that nobody talks to starts without them. */
function findPhrases(language: Language): Phrases {
  const known = phrasesKnown.get(language) ?? readPhrases(language)
  phrasesKnown.set(language, known)
  return known
}

function readPhrases(language: Language): Phrases {
  const phrases: Phrases = { concepts: new Map(), longest: new Map(), single: new Set() }
  for (const line of [CONCEPTS, TRADE_CONCEPTS, EVERYDAY_CONCEPTS].flatMap((list) => list.trim().split('\n'))) {
    const [concept = '', lists = ''] = line.split(' = ')
    const list = lists.split(' ; ')[language === 'en' ? 0 : 1] ?? ''
    for (const phrase of list.split(',')) {
      const words = splitWords(phrase, language)
      if (words.length === 1) phrases.single.add(plainWord(words[0] ?? '', language))
      const isInside = (index: number) => index > 0 && index < words.length - 1
      const short = words.filter((word, index) => !(isInside(index) && SMALL[language].has(word)))
      addPhrase(phrases, words, concept.trim(), language)
      if (short.length < words.length) addPhrase(phrases, short, concept.trim(), language)
    }
  }
  return phrases
}

function addPhrase({ concepts, longest }: Phrases, words: string[], concept: string, language: Language): void {
  const keys = words.map((word) => findTermKey(word, language))
  const [first = ''] = keys
  const key = keys.join(' ')
  concepts.set(key, [...new Set([...(concepts.get(key) ?? []), concept])])
  longest.set(first, Math.max(longest.get(first) ?? 0, keys.length))
}

/** The terms of a text. Words that both languages' lists know have the concepts of both: people mix them. */
export function termsOf(text: string, language: Language): Term[] {
  const words = splitWords(text, language).map((word) => readWord(word, language))
  const concepts: string[][] = words.map(() => [])
  addConcepts(concepts, words, findPhrases(language))
  return words.flatMap(({ plain, key, weight, foreign, bareKey }, index) => {
    const own = concepts[index] ?? []
    const found = own.length === 0 ? foreign : own
    if (weight === 0 && found.length === 0) return []
    const term = { word: plain, key: weight === 0 ? '' : key, concepts: found, weight }
    return bareKey === undefined ? [term] : [term, { ...term, key: bareKey, weight: 0.3 * weight }]
  })
}

/** The keys of the words that carry the meaning of a text. */
export const listContentKeys = (text: string, language: Language) =>
  termsOf(text, language).flatMap(({ key, weight }) => (weight < 1 ? [] : [key]))

/** What follows from a word alone. */
interface Word {
  plain: string
  key: string
  weight: number
  /** A phrase may have it inside or not. */
  isSmall: boolean
  /** What it means in the other language. */
  foreign: string[]
  /** The key of an Irish word without its prefix, where it has one. */
  bareKey: string | undefined
}

const known: Record<Language, Map<string, Word>> = { en: new Map(), ga: new Map() }

/** Remembered, because thousands of entries have the same few thousand words. */
function readWord(word: string, language: Language): Word {
  const before = known[language].get(word)
  if (before !== undefined) return before
  const other = language === 'en' ? 'ga' : 'en'
  const weight = findWeight(word, language)
  const isForeign = weight !== 0 && word.length > 3
  const bare = language === 'ga' ? withoutPrefix(word) : undefined
  const read: Word = {
    plain: plainWord(word, language),
    key: findTermKey(word, language),
    weight,
    isSmall: SMALL[language].has(word),
    foreign: isForeign ? (findPhrases(other).concepts.get(findTermKey(fold(word), other)) ?? []) : [],
    bareKey: bare === undefined ? undefined : findTermKey(bare, language),
  }
  if (known[language].size >= CACHE_SIZE) known[language].clear()
  known[language].set(word, read)
  return read
}

/** Longest phrase first; the words of a phrase share its concept and have none of their own besides. */
function addConcepts(concepts: string[][], words: Word[], phrases: Phrases): void {
  for (const start of words.keys()) {
    const { indexes, found } = findPhraseAt(words, start, phrases)
    for (const index of indexes) concepts[index] = [...new Set([...(concepts[index] ?? []), ...found])]
  }
}

/**
 * The longest phrase that begins here, as it is said or without the small words inside it. A word that only asks has to
 * stand there itself: the key of "as" is that of "aois".
 */
function findPhraseAt(words: Word[], start: number, phrases: Phrases): { indexes: number[]; found: string[] } {
  const first = words[start]
  const longest = phrases.longest.get(first?.key ?? '') ?? 0
  const all: number[] = []
  const large: number[] = []
  for (let index = start; index < words.length && large.length < longest; index += 1) {
    if (all.length < longest) all.push(index)
    if (index === start || words[index]?.isSmall === false) large.push(index)
  }
  const shortest = first?.weight === 0 && !phrases.single.has(first.plain) ? 2 : 1
  for (let length = all.length; length >= shortest; length -= 1) {
    for (const indexes of [all.slice(0, length), large.slice(0, length)]) {
      const found = phrases.concepts.get(indexes.map((index) => words[index]?.key).join(' '))
      if (found !== undefined) return { indexes, found }
    }
  }
  return { indexes: [], found: [] }
}

const plainWord = (word: string, language: Language) => (language === 'ga' ? irishBase(word) : fold(word))

function findWeight(word: string, language: Language): number {
  const plain = plainWord(word, language).replaceAll("'", '')
  if ([plain, fold(word), word].some((form) => STOPWORDS[language].has(form))) return 0
  if (/^[\d.,:€£-]+$/.test(word)) return 0.25
  return GENERAL_WORDS.has(plain) ? 0.25 : 1
}

function splitWords(text: string, language: Language): string[] {
  const joined = text
    .replaceAll(/wi-fi/gi, 'wifi')
    .replaceAll(/e-mail/gi, 'email')
    .replaceAll(/x-ray/gi, 'xray')
    .replaceAll(/€\s?(?=\d)/g, '€ ')
  if (language === 'en') return englishWords(joined)
  return (
    joined
      .normalize('NFC')
      .replaceAll(/[‘’ʼ`´]/g, "'")
      .split(/[^\p{L}\p{M}\p{N}'€-]+/u)
      .map((word) => word.replaceAll(/^['-]+|['-]+$/g, '').replace(/^[dmb]'(?=.)/i, ''))
      .filter((word) => word !== '')
      // Before a capital, h, n and t are no part of the word; the key needs it in small letters afterwards.
      .map((word) => (/^[hnt]\p{Lu}/u.test(word) ? word.slice(1) : word).toLowerCase())
  )
}
