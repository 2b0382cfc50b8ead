import { addSlope, createAdam, createRandom, type Gradient, type Rows, shuffle } from './adam.ts'

export interface Sentence {
  /** Rows of its words in the vectors. */
  words: number[]
  /** Its row in the meanings. */
  meaning: number
}

const BATCH = 1024
const ROUNDS = 3
const RATE = 0.01

/**
 * Moves vectors of words until the sum of those of a sentence points where its meaning does: the mean of 1 - cosine over
 * batches. Changes `vectors` in place. The same input gives the same vectors.
 */
export function learnSentences(vectors: Rows, sentences: Sentence[], meanings: Rows): void {
  const move = createAdam(vectors)
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = shuffle(sentences, createRandom(round))
    for (let start = 0; start < order.length; start += BATCH) {
      const gradient: Gradient = new Map()
      const batch = order.slice(start, start + BATCH)
      for (const sentence of batch) addSentence(gradient, vectors, sentence, meanings, batch.length)
      move(gradient, RATE * (1 - round / ROUNDS))
    }
  }
}

/** How the cosine of a sentence's sum and its meaning changes with each of its words, which is the same for all of them. */
function addSentence(gradient: Gradient, { width, values }: Rows, sentence: Sentence, meanings: Rows, count: number) {
  const { words, meaning } = sentence
  const sum = new Float64Array(width)
  for (const word of words) {
    for (let at = 0; at < width; at += 1) sum[at] = (sum[at] ?? 0) + (values[word * width + at] ?? 0)
  }
  const length = Math.hypot(...sum)
  if (length === 0) return
  const goal = meanings.values.subarray(meaning * width, (meaning + 1) * width)
  const cosine = goal.reduce((total, value, at) => total + value * (sum[at] ?? 0), 0) / length
  const slope = sum.map((value, at) => ((cosine * value) / length - (goal[at] ?? 0)) / length)
  for (const word of words) addSlope(gradient, word, slope, 1 / count)
}
