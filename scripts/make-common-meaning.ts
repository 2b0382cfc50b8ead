import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findMeaning } from '../src/server/assistant/retrieval/meaning/meaning.ts'
import { COMMON, VECTOR_SIZE } from '../src/server/assistant/retrieval/meaning/word-vectors.ts'

/*
 * Writes what all questions have in common as the last row of the word vectors: the mean of the examples of questions, as
 * SIF has it (Arora et al. 2017). Run it after scripts/make-word-vectors.ts, which writes no such row:
 *
 *   node scripts/make-common-meaning.ts
 */

const ROOT = path.resolve(import.meta.dirname, '../src/server/assistant')
const [words, values] = ['word-vectors.txt', 'word-vectors.bin'].map((file) =>
  path.join(ROOT, 'retrieval/meaning', file),
) as [string, string]
if (readFileSync(words, 'utf8').trimEnd().endsWith(COMMON)) throw new Error('The word vectors have this row already.')

const sum = new Float64Array(VECTOR_SIZE)
for (const language of ['en', 'ga'] as const) {
  for (const line of readFileSync(path.join(ROOT, `understanding/examples/${language}.tsv`), 'utf8').split('\n')) {
    const [label, text = ''] = line.split('\t')
    if (label !== 'question') continue
    findMeaning([{ text, language }])?.forEach((value, at) => {
      sum[at] = (sum[at] ?? 0) + value
    })
  }
}
const largest = Math.max(...sum.map(Math.abs))
writeFileSync(words, `${COMMON}\n`, { flag: 'a' })
writeFileSync(
  values,
  Int8Array.from(sum, (value) => Math.round((value / largest) * 127)),
  { flag: 'a' },
)
