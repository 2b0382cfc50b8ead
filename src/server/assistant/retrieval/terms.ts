import { newStemmer } from 'snowball-stemmers'
import type { Language } from '../language/detect-language.ts'
import { fold } from '../text/fold.ts'
import { irishBase } from '../text/irish-base.ts'
import { englishWords } from '../text/words.ts'
import { irishKey, irishRoot, skeleton, withoutPrefix } from './irish-key.ts'
import { addConcepts, type Phrases, readPhrases } from './phrases.ts'
import { GENERAL_WORDS, STOPWORDS } from './stopwords.ts'

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

const askingKeys = new Set([...STOPWORDS.ga].map(irishKey))
const askingRoots = new Set([...STOPWORDS.ga].map(irishRoot))

/**
 * The key of a word within a phrase. An Irish key is so short that "iasacht" (loan) has that of "is", so a word that looks
 * like one that only asks keeps its ending.
 */
function findPhraseKey(word: string, language: Language): string {
  const key = findTermKey(word, language)
  if (language === 'en' || !askingKeys.has(key)) return key
  const root = irishRoot(word)
  return askingRoots.has(root) ? key : `+${skeleton(root)}`
}

const phrasesKnown = new Map<Language, Phrases>()

/** Read from the lists when they are first needed: a process that nobody talks to starts without them. */
function findPhrases(language: Language): Phrases {
  const keysOf = (phrase: string) => splitWords(phrase, language).map((word) => findPhraseKey(word, language))
  const known = phrasesKnown.get(language) ?? readPhrases(language, keysOf)
  phrasesKnown.set(language, known)
  return known
}

/** The terms of a text. Words that both languages' lists know have the concepts of both: people mix them. */
export function termsOf(text: string, language: Language): Term[] {
  const words = splitWords(text, language).map((word) => readWord(word, language))
  const concepts: string[][] = words.map(() => [])
  addConcepts(
    concepts,
    words.map(({ phraseKey }) => phraseKey),
    findPhrases(language),
  )
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
  phraseKey: string
  weight: number
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
    phraseKey: findPhraseKey(word, language),
    weight,
    foreign: isForeign ? (findPhrases(other).concepts.get(findPhraseKey(fold(word), other)) ?? []) : [],
    bareKey: bare === undefined ? undefined : findTermKey(bare, language),
  }
  if (known[language].size >= CACHE_SIZE) known[language].clear()
  known[language].set(word, read)
  return read
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
