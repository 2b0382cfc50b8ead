import type { Language } from '#contracts/receptionist/diary.ts'
import { CONCEPTS } from './concepts.ts'
import { EVERYDAY_CONCEPTS } from './everyday-concepts.ts'
import { findGapped, type GappedPhrase } from './gapped-phrases.ts'
import { TRADE_CONCEPTS } from './trades/trade-concepts.ts'
import { findPhraseKeys, findTermKey, type PhraseKeys, splitWords } from './word-keys.ts'

/** The concepts of phrases. */
interface PhraseList {
  /** Keys of a phrase joined by a space → its concepts. */
  concepts: Map<string, string[]>
  /** Words of the longest phrase that begins with two keys. Most words of a text begin none. */
  longest: Map<string, number>
}

interface Phrases {
  /** Those of every organisation: the words of such a phrase mean nothing else. */
  general: PhraseList
  /** Those of one trade take no word from the others. */
  trades: PhraseList
  /** By the key of their first word. */
  gapped: Map<string, GappedPhrase[]>
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
  const [general, trades] = [CONCEPTS, TRADE_CONCEPTS + EVERYDAY_CONCEPTS].map((list) => readList(list, language))
  const newList = (): PhraseList => ({ concepts: new Map(), longest: new Map() })
  const phrases: Phrases = { general: newList(), trades: newList(), gapped: new Map() }
  for (const { phrase, concept } of general ?? []) addListed(phrases.general, phrase, concept, language)
  for (const { phrase, concept } of trades ?? []) {
    const [begin = '', end] = phrase.split(' ~ ')
    if (end === undefined) addListed(phrases.trades, phrase, concept, language)
    else addGapped(phrases.gapped, { begin, end, concept }, language)
  }
  return phrases
}

function readList(list: string, language: Language): { phrase: string; concept: string }[] {
  return list
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [concept = '', lists = ''] = line.split(' = ')
      const own = lists.split(' ; ')[language === 'en' ? 0 : 1] ?? ''
      return own
        .split(',')
        .flatMap(listChoices)
        .map((phrase) => ({ phrase, concept: concept.trim() }))
    })
}

/** "put him|her down" is "put him down" and "put her down". */
function listChoices(phrase: string): string[] {
  let choices = ['']
  for (const word of phrase.trim().split(' ')) {
    choices = word.split('|').flatMap((choice) => choices.map((before) => `${before} ${choice}`.trim()))
  }
  return choices
}

/** A phrase is found with the small words inside it or without them. */
function addListed(list: PhraseList, phrase: string, concept: string, language: Language): void {
  const words = splitWords(phrase, language)
  const isInside = (index: number) => index > 0 && index < words.length - 1
  const short = words.filter((word, index) => !(isInside(index) && isSmallWord(word, language)))
  addPhrase(list, words, concept, language)
  if (short.length < words.length) addPhrase(list, short, concept, language)
}

function addGapped(
  gapped: Phrases['gapped'],
  { begin, end, concept }: Record<'begin' | 'end' | 'concept', string>,
  language: Language,
): void {
  const keysOf = (part: string) => splitWords(part, language).map((word) => findPhraseKeys(word, language).inPhrase)
  const keys = keysOf(begin)
  const first = keys[0] ?? ''
  gapped.set(first, [...(gapped.get(first) ?? []), { begin: keys, end: keysOf(end), concept }])
}

/** As it is listed, and with one of its stopwords in another form: "put to sleep" also stands for "putting to sleep". */
function addPhrase(phrases: PhraseList, words: string[], concept: string, language: Language): void {
  const listed = words.map((word) => {
    const { alone, inPhrase } = findPhraseKeys(word, language)
    return words.length === 1 ? alone : inPhrase
  })
  const inOtherForm = words.flatMap((word, index) => {
    const key = findTermKey(word, language)
    return key === listed[index] ? [] : [listed.with(index, key)]
  })
  for (const keys of [listed, ...inOtherForm]) {
    const [key, start] = [keys.join(' '), keys.slice(0, 2).join(' ')]
    const known = phrases.concepts.get(key) ?? []
    if (!known.includes(concept)) phrases.concepts.set(key, [...known, concept])
    if (keys.length > 1) phrases.longest.set(start, Math.max(phrases.longest.get(start) ?? 0, keys.length))
  }
}

/** The concepts of a word that stands alone. */
export function findConcepts(word: string, language: Language): string[] {
  const { alone } = findPhraseKeys(word, language)
  const { general, trades } = findPhrases(language)
  return [...(general.concepts.get(alone) ?? []), ...(trades.concepts.get(alone) ?? [])]
}

/** The concepts of each word of a text, alone and with its neighbours. */
export function listConcepts(words: PhraseWord[], language: Language): string[][] {
  const { general, trades, gapped } = findPhrases(language)
  const concepts: string[][] = words.map(() => [])
  const add = (indexes: number[], found: string[]) => {
    for (const index of indexes) concepts[index] = [...new Set([...(concepts[index] ?? []), ...found])]
  }
  const inPhrase = new Set<number>()
  for (const start of words.keys()) {
    const [longest] = findPhrasesAt(words, start, general)
    if (longest === undefined || (longest.indexes.length === 1 && inPhrase.has(start))) continue
    add(longest.indexes, longest.found)
    if (longest.indexes.length > 1) for (const index of longest.indexes) inPhrase.add(index)
  }
  const keys = words.map((word) => word.inPhrase)
  for (const start of words.keys()) {
    for (const { indexes, found } of findPhrasesAt(words, start, trades))
      if (indexes.length > 1 || !inPhrase.has(start)) add(indexes, found)
    for (const phrase of gapped.get(keys[start] ?? '') ?? []) add(findGapped(phrase, keys, start), [phrase.concept])
  }
  return concepts
}

/** The phrases that begin here, as they are said or without the small words inside them, the longest first. */
function findPhrasesAt(words: PhraseWord[], start: number, { concepts, longest }: PhraseList) {
  const alone = concepts.get(words[start]?.alone ?? '')
  const single = alone === undefined ? [] : [{ indexes: [start], found: alone }]
  const longestWith = (next: number) => longest.get(`${words[start]?.inPhrase} ${words[next]?.inPhrase}`) ?? 0
  let nextLarge = start + 1
  while (words[nextLarge]?.isSmall) nextLarge += 1
  const most = Math.max(longestWith(start + 1), longestWith(nextLarge))
  if (most === 0) return single
  const all: number[] = []
  const large: number[] = []
  for (let index = start; index < words.length && large.length < most; index += 1) {
    if (all.length < most) all.push(index)
    if (index === start || words[index]?.isSmall === false) large.push(index)
  }
  const phrases: { indexes: number[]; found: string[] }[] = []
  for (let length = all.length; length > 1; length -= 1) {
    for (const indexes of [all.slice(0, length), large.slice(0, length)]) {
      const found = concepts.get(indexes.map((index) => words[index]?.inPhrase).join(' '))
      if (found !== undefined && indexes.length === length) phrases.push({ indexes, found })
    }
  }
  return [...phrases, ...single]
}
