import type { Language } from '#contracts/receptionist/diary.ts'
import { fold } from '../text/fold.ts'
import { irishBase } from '../text/irish-base.ts'
import { englishWords } from '../text/words.ts'
import { nameAges } from './ages.ts'
import { englishKey } from './english-key.ts'
import { irishKey } from './irish-key.ts'
import { GENERAL_VERBS, GENERAL_WORDS, STOPWORDS } from './stopwords.ts'

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

const generalVerbKeys = new Set(GENERAL_VERBS.map((verb) => findTermKey(verb, 'ga')))

const isGeneralVerb = (word: string, language: Language) =>
  language === 'ga' && generalVerbKeys.has(findTermKey(word, 'ga'))

/** A word on its own and as part of a phrase. */
export interface PhraseKeys {
  alone: string
  inPhrase: string
}

/**
 * A word that every question has must stand in a phrase as it is written: its key may be that of another word, as "is" (is)
 * has the key of "iasacht" (loan). Only a general verb may stand there in another form.
 */
export function findPhraseKeys(word: string, language: Language): PhraseKeys {
  const key = findTermKey(word, language)
  if (findWeight(word, language) > 0) return { alone: key, inPhrase: key }
  const written = `=${plainWord(word, language)}`
  return { alone: written, inPhrase: isGeneralVerb(word, language) ? `=${key}` : written }
}

/** As it is written, in small letters without marks and mutation. */
export const plainWord = (word: string, language: Language) => (language === 'ga' ? irishBase(word) : fold(word))

/** Content words count 1, general ones a quarter, words that only ask 0. */
export function findWeight(word: string, language: Language): number {
  const plain = plainWord(word, language).replaceAll("'", '')
  if ([plain, fold(word), word].some((form) => STOPWORDS[language].has(form))) return 0
  if (isGeneralVerb(word, language)) return 0
  if (/^[\d.,:€£-]+$/.test(word)) return 0.25
  return GENERAL_WORDS.has(plain) ? 0.25 : 1
}

/** The words of a text, in small letters. */
export function splitWords(text: string, language: Language): string[] {
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
