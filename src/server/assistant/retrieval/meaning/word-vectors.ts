import { readFileSync } from 'node:fs'
import path from 'node:path'

/** How many numbers a vector has. */
export const VECTOR_SIZE = 100

interface WordVectors {
  /** Word → its row. */
  rows: Map<string, number>
  values: Int8Array
}

let known: WordVectors | undefined

/** Read when the first text needs them: a process that nobody talks to starts without them. */
function read(): WordVectors {
  const [words, values] = [readData('word-vectors.txt').toString(), readData('word-vectors.bin')]
  return {
    rows: new Map(
      words
        .trimEnd()
        .split('\n')
        .map((word, row) => [word, row]),
    ),
    values: new Int8Array(values),
  }
}

/** A file of this folder. The build puts a copy beside the server. */
export const readData = (file: string) => readFileSync(path.join(import.meta.dirname, file))

/**
 * Adds a share of the vector of a word to a sum, if it has one; "dog's" is known as "dog". Words that say little have short
 * vectors. They were learned so that the sum of a question's words points to its entry (scripts/make-word-vectors.ts).
 */
export function addWordVector(sum: Float32Array, word: string, share: number): void {
  known ??= read()
  const row = known.rows.get(word) ?? known.rows.get(word.replace(/'.*/, ''))
  if (row === undefined) return
  const first = row * VECTOR_SIZE
  for (let at = 0; at < VECTOR_SIZE; at += 1) sum[at] = (sum[at] ?? 0) + (known.values[first + at] ?? 0) * share
}

/** The list begins with the most frequent words of English, in that order. */
const FREQUENT = 20_000

/** Whether a word is English as people write it, and so no other one misspelt. */
export function isEnglishWord(word: string): boolean {
  known ??= read()
  return (known.rows.get(word) ?? FREQUENT) < FREQUENT
}
