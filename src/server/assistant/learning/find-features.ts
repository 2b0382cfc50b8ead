import { irishBase } from '../text/irish-base.ts'
import { correctSlips } from '../text/words.ts'

/** Features are counted in this many slots, by their hash. */
export const SLOTS = 2 ** 18

/** A longer word is cut: what nobody would write must not cost time. */
const MAX_WORD_LENGTH = 30

/** "Swelling" and "swollen", "tacht" and "tachtadh" begin alike. More letters would part them, fewer would join others. */
const START_LENGTH = 4

/** Email addresses, words and numbers. */
const WORDS = /[\w.+-]+@[\w.-]+|[\p{L}\p{M}'’]+|\p{N}+/gu

/**
 * The slots of a message: its words, their first letters, and the first letters of each two neighbours, start and end of
 * the message among them. Mutations, fadas, capitals and slips are removed, so that one way serves both languages. Every
 * number is the same, and every email address.
 */
export function findFeatures(text: string): number[] {
  const words = (text.match(WORDS) ?? []).map(simplify).filter((word) => word !== '')
  const starts = words.map((word) => word.slice(0, START_LENGTH))
  const pairs = [...starts, ''].map((start, index) => `${starts[index - 1] ?? ''} ${start}`)
  return [...new Set([...words, ...starts.map((start) => `${start}-`), ...pairs].map(slotOf))]
}

function simplify(word: string): string {
  if (word.includes('@')) return '@'
  if (/\p{N}/u.test(word)) return '#'
  return correctSlips(irishBase(word.slice(0, MAX_WORD_LENGTH)).replaceAll("'", ''))
}

function slotOf(feature: string): number {
  const hash = hashOf(feature)
  return (hash ^ (hash >>> 15)) & (SLOTS - 1)
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  return hash
}
