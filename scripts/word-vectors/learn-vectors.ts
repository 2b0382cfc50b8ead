/** Rows of a matrix one after the other, each with `width` numbers. */
export interface Rows {
  width: number
  values: Float32Array
}

export interface Sentence {
  /** Rows of its words in the vectors. */
  words: number[]
  /** Its row in the meanings. */
  meaning: number
}

const BATCH = 1024
const ROUNDS = 3
const RATE = 0.01
const ADAM = { first: 0.9, second: 0.999, least: 1e-8 }

/**
 * Moves vectors of words until the sum of those of a sentence points where its meaning does: the mean of 1 - cosine over
 * batches, by Adam (Kingma and Ba 2015). Changes `vectors` in place. The same input gives the same vectors.
 */
export function learnVectors(vectors: Rows, sentences: Sentence[], meanings: Rows): void {
  const { values } = vectors
  const [first, second, gradient] = [0, 1, 2].map(() => new Float32Array(values.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  let step = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE * (1 - round / ROUNDS)
    const order = shuffle(sentences, round)
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH)
      gradient.fill(0)
      for (const sentence of batch) addGradient(gradient, vectors, sentence, meanings, batch.length)
      step += 1
      const [even, odd] = [1 - ADAM.first ** step, 1 - ADAM.second ** step]
      for (let at = 0; at < values.length; at += 1) {
        const slope = gradient[at] ?? 0
        const mean = ADAM.first * (first[at] ?? 0) + (1 - ADAM.first) * slope
        const spread = ADAM.second * (second[at] ?? 0) + (1 - ADAM.second) * slope * slope
        first[at] = mean
        second[at] = spread
        values[at] = (values[at] ?? 0) - (rate * mean) / even / (Math.sqrt(spread / odd) + ADAM.least)
      }
    }
  }
}

/** How the cosine of a sentence's sum and its meaning changes with each of its words, which is the same for all of them. */
function addGradient(
  gradient: Float32Array,
  vectors: Rows,
  { words, meaning }: Sentence,
  meanings: Rows,
  count: number,
) {
  const { width } = vectors
  const sum = new Float64Array(width)
  for (const word of words) {
    for (let at = 0; at < width; at += 1) sum[at] = (sum[at] ?? 0) + (vectors.values[word * width + at] ?? 0)
  }
  const length = Math.hypot(...sum)
  if (length === 0) return
  const goal = meanings.values.subarray(meaning * width, (meaning + 1) * width)
  const cosine = goal.reduce((total, value, at) => total + value * (sum[at] ?? 0), 0) / length
  for (const word of words) {
    for (let at = 0; at < width; at += 1) {
      const slope = ((cosine * (sum[at] ?? 0)) / length - (goal[at] ?? 0)) / length / count
      gradient[word * width + at] = (gradient[word * width + at] ?? 0) + slope
    }
  }
}

/** Fisher and Yates, with the generator of Park and Miller. */
function shuffle<Item>(items: Item[], seed: number): Item[] {
  const shuffled = [...items]
  let state = seed + 1
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    state = (state * 48_271) % 2_147_483_647
    const other = state % (last + 1)
    ;[shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item]
  }
  return shuffled
}
