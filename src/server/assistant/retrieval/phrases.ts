import type { Language } from '../language/detect-language.ts'
import { CONCEPTS } from './concepts.ts'
import { findGapped, type GappedPhrase } from './gapped-phrases.ts'
import { TRADE_CONCEPTS } from './trades/trade-concepts.ts'

/** The words and phrases of the lists in one language. */
export interface Phrases {
  /** Keys of a phrase joined by a space → its concepts. */
  concepts: Map<string, string[]>
  /** Words of the longest phrase that begins with a key. */
  longest: Map<string, number>
  /** Phrases of every trade. Their words mean nothing else. */
  general: Set<string>
  /** By the key of their first word. */
  gapped: Map<string, GappedPhrase[]>
}

/** Reads the lists. `keysOf` gives the keys of the words of a phrase. */
export function readPhrases(language: Language, keysOf: (phrase: string) => string[]): Phrases {
  const phrases: Phrases = { concepts: new Map(), longest: new Map(), general: new Set(), gapped: new Map() }
  for (const [list, isGeneral] of [
    [CONCEPTS, true],
    [TRADE_CONCEPTS, false],
  ] as const) {
    for (const { concept, wording } of listPhrases(list, language)) {
      const [words = [], end] = wording.split(' ~ ').map(keysOf)
      const first = words[0] ?? ''
      if (end !== undefined) {
        phrases.gapped.set(first, [...(phrases.gapped.get(first) ?? []), { begin: words, end, concept }])
        continue
      }
      const key = words.join(' ')
      phrases.concepts.set(key, [...new Set([...(phrases.concepts.get(key) ?? []), concept])])
      phrases.longest.set(first, Math.max(phrases.longest.get(first) ?? 0, words.length))
      if (isGeneral) phrases.general.add(key)
    }
  }
  return phrases
}

function listPhrases(list: string, language: Language): { concept: string; wording: string }[] {
  return list
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [concept = '', words = ''] = line.split(' = ')
      const own = words.split(' ; ')[language === 'en' ? 0 : 1] ?? ''
      return own
        .split(',')
        .flatMap(listWordings)
        .map((wording) => ({ concept: concept.trim(), wording }))
    })
}

/** "put him|her down" → "put him down" and "put her down". */
function listWordings(phrase: string): string[] {
  let wordings = ['']
  for (const word of phrase.trim().split(' ')) {
    wordings = word.split('|').flatMap((choice) => wordings.map((before) => `${before} ${choice}`))
  }
  return wordings
}

/**
 * Adds to each word of a text what it means, alone or with its neighbours. The longest phrase comes first. The first word
 * of a general phrase has no meaning of its own besides. A phrase of one trade does not take a word from the others.
 */
export function addConcepts(concepts: string[][], words: string[], phrases: Phrases): void {
  const add = (index: number, found: string[]) => {
    concepts[index] = [...new Set([...(concepts[index] ?? []), ...found])]
  }
  for (let start = 0; start < words.length; start += 1) {
    for (const phrase of phrases.gapped.get(words[start] ?? '') ?? []) {
      for (const index of findGapped(phrase, words, start)) add(index, [phrase.concept])
    }
    const longest = phrases.longest.get(words[start] ?? '') ?? 0
    for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
      const key = words.slice(start, start + length).join(' ')
      const found = phrases.concepts.get(key)
      if (found === undefined) continue
      for (let index = start; index < start + length; index += 1) add(index, found)
      if (length > 1 && phrases.general.has(key)) break
    }
  }
}
