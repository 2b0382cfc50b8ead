import type { Language } from '#contracts/receptionist/diary.ts'
import { findWeight, splitWords } from '../word-keys.ts'
import { findEnglish } from './glossary.ts'
import { addWordVector, VECTOR_SIZE } from './word-vectors.ts'

/** A direction of length 1: the nearer two texts point, the more alike what they are about. */
export type Meaning = Float32Array

/** What texts are about together, each of them counting as much; undefined where no word of them is known. */
export function findMeaning(texts: { text: string; language: Language }[]): Meaning | undefined {
  const sum = new Float32Array(VECTOR_SIZE)
  for (const { text, language } of texts) {
    const vectors = addWords(text, language)
    const length = lengthOf(vectors)
    if (length > 0) addShare(sum, vectors, 1 / length)
  }
  const length = lengthOf(sum)
  return length === 0 ? undefined : sum.map((value) => value / length)
}

function addShare(sum: Float32Array, values: Float32Array, share: number): void {
  for (let at = 0; at < VECTOR_SIZE; at += 1) sum[at] = (sum[at] ?? 0) + (values[at] ?? 0) * share
}

/** The words that say what a text is about, and how much each counts. An Irish one has its English ones, where they are known. */
export function listMeaningWords(text: string, language: Language): [word: string, share: number][] {
  return splitWords(text, language).flatMap((word): [string, number][] => {
    if (findWeight(word, language) === 0) return []
    const english = language === 'ga' ? findEnglish(word) : []
    return english.length === 0 ? [[word, 1]] : english.map((one) => [one, 1 / english.length])
  })
}

function addWords(text: string, language: Language): Float32Array {
  const sum = new Float32Array(VECTOR_SIZE)
  for (const [word, share] of listMeaningWords(text, language)) addWordVector(sum, word, share)
  return sum
}

const lengthOf = (values: Float32Array) => Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))

/** How near two meanings are: 1 is the same, 0 is nothing in common. */
export function nearness(one: Meaning | undefined, other: Meaning | undefined): number {
  if (one === undefined || other === undefined) return 0
  let sum = 0
  for (let at = 0; at < VECTOR_SIZE; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** How near each of many meanings is to one, and 0 where it points elsewhere. */
export function listNearness(meanings: (Meaning | undefined)[], meaning: Meaning | undefined): Float64Array {
  const near = new Float64Array(meanings.length)
  for (let at = 0; at < meanings.length; at += 1) near[at] = Math.max(0, nearness(meanings[at], meaning))
  return near
}
