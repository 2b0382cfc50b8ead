import type { Language } from '../language/detect-language.ts'
import { fold } from '../text/fold.ts'
import { irishBase } from '../text/irish-base.ts'
import { englishWords } from '../text/words.ts'
import { nameAges } from './ages.ts'
import { CONCEPTS } from './concepts.ts'
import { englishKey } from './english-key.ts'
import { irishKey, withoutPrefix } from './irish-key.ts'
import { GENERAL_VERBS, GENERAL_WORDS, STOPWORDS } from './stopwords.ts'
import { TRADE_CONCEPTS } from './trade-concepts.ts'

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

const keys: Record<Language, Map<string, string>> = { en: new Map(), ga: new Map() }
const CACHE_SIZE = 50_000

/** The key of a word that is already in small letters. */
export function findTermKey(word: string, language: Language): string {
  const known = keys[language].get(word)
  if (known !== undefined) return known
  const key = language === 'ga' ? irishKey(word) : englishKey(word)
  if (keys[language].size > CACHE_SIZE) keys[language].clear()
  keys[language].set(word, key)
  return key
}

/**
 * A word as part of a phrase. A word that every question has must stand there as it is written: its key may be that of
 * another word, as "is" (is) has the key of "iasacht" (loan).
 */
function findPhraseKey(word: string, language: Language): string {
  return findWeight(word, language) === 0 ? `=${plainWord(word, language)}` : findTermKey(word, language)
}

/** A listed phrase as it may be said: "put to sleep" also stands for "putting to sleep". */
function listPhraseKeys(words: string[], language: Language): string[][] {
  return words.reduce<string[][]>(
    (before, word) => {
      const forms = new Set([findPhraseKey(word, language), findTermKey(word, language)])
      return before.flatMap((keys) => [...forms].map((form) => [...keys, form]))
    },
    [[]],
  )
}

const generalVerbKeys = new Set(GENERAL_VERBS.map((verb) => findTermKey(verb, 'ga')))

interface Phrases {
  /** Keys of a phrase joined by a space → its concepts. */
  concepts: Map<string, string[]>
  /** Words of the longest phrase that begins with a key. */
  longest: Map<string, number>
}

const phrasesKnown = new Map<Language, Phrases>()

/** Read from the lists when they are first needed: a process that nobody talks to starts without them. */
function findPhrases(language: Language): Phrases {
  const known = phrasesKnown.get(language) ?? readPhrases(language)
  phrasesKnown.set(language, known)
  return known
}

function readPhrases(language: Language): Phrases {
  const phrases: Phrases = { concepts: new Map(), longest: new Map() }
  for (const line of `${CONCEPTS.trim()}\n${TRADE_CONCEPTS.trim()}`.split('\n')) {
    const [concept = '', lists = ''] = line.split(' = ')
    const list = lists.split(' ; ')[language === 'en' ? 0 : 1] ?? ''
    for (const phrase of list.split(',')) {
      for (const words of listPhraseKeys(splitWords(phrase, language), language)) {
        const key = words.join(' ')
        phrases.concepts.set(key, [...new Set([...(phrases.concepts.get(key) ?? []), concept.trim()])])
        phrases.longest.set(words[0] ?? '', Math.max(phrases.longest.get(words[0] ?? '') ?? 0, words.length))
      }
    }
  }
  return phrases
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
  const concepts: string[][] = words.map(() => [])
  addConcepts(
    concepts,
    words.map(({ phraseKey }) => phraseKey),
    findPhrases(language),
  )
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
  termsOf(text, language).flatMap(({ key, weight }) => (weight < 1 ? [] : [key]))

/** What follows from a word alone. */
interface Word {
  plain: string
  key: string
  phraseKey: string
  weight: number
  /** What it means without its prefix, or in the other language. */
  other: string[]
  bareKey: string | undefined
}

const known: Record<Language, Map<string, Word>> = { en: new Map(), ga: new Map() }

/** Remembered, because thousands of entries have the same few thousand words. */
function readWord(word: string, language: Language): Word {
  const before = known[language].get(word)
  if (before !== undefined) return before
  const weight = findWeight(word, language)
  const bare = language === 'ga' ? withoutPrefix(word) : undefined
  const bareKey = bare === undefined ? undefined : findTermKey(bare, language)
  const bareConcepts = bareKey === undefined ? undefined : findPhrases(language).concepts.get(bareKey)
  const read: Word = {
    plain: plainWord(word, language),
    key: findTermKey(word, language),
    phraseKey: findPhraseKey(word, language),
    weight,
    other: bareConcepts ?? (weight === 0 || word.length < 4 ? [] : listForeignConcepts(word, language)),
    bareKey,
  }
  if (known[language].size >= CACHE_SIZE) known[language].clear()
  known[language].set(word, read)
  return read
}

function listForeignConcepts(word: string, language: Language): string[] {
  const other = language === 'en' ? 'ga' : 'en'
  return findPhrases(other).concepts.get(findPhraseKey(fold(word), other)) ?? []
}

/** Longest phrase first; the words of a phrase share its concept and have none of their own besides. */
function addConcepts(concepts: string[][], words: string[], phrases: Phrases): void {
  let end = 0
  for (let start = 0; start < words.length; start += 1) {
    const longest = phrases.longest.get(words[start] ?? '') ?? 0
    for (let length = Math.min(longest, words.length - start); length > (start < end ? 1 : 0); length -= 1) {
      const found = phrases.concepts.get(words.slice(start, start + length).join(' '))
      if (found === undefined) continue
      for (let index = start; index < start + length; index += 1) {
        concepts[index] = [...new Set([...(concepts[index] ?? []), ...found])]
      }
      end = Math.max(end, start + length)
      if (length > 1) break
    }
  }
}

const plainWord = (word: string, language: Language) => (language === 'ga' ? irishBase(word) : fold(word))

function findWeight(word: string, language: Language): number {
  const plain = plainWord(word, language).replaceAll("'", '')
  if ([plain, fold(word), word].some((form) => STOPWORDS[language].has(form))) return 0
  if (language === 'ga' && generalVerbKeys.has(findTermKey(word, 'ga'))) return 0
  if (/^[\d.,:€£-]+$/.test(word)) return 0.25
  return GENERAL_WORDS.has(plain) ? 0.25 : 1
}

function splitWords(text: string, language: Language): string[] {
  const joined = nameAges(text, language)
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
