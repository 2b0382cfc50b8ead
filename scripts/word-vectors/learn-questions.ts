import { addSlope, createAdam, createRandom, type Gradient, type Rows, shuffle } from './adam.ts'

/** The words of a text: their rows in the vectors, and how much each of them counts. */
export type Words = [row: number, share: number][]

/** What people ask one organisation, in one language. */
export interface Asked {
  /** Of each entry: its question and its answer. */
  entries: Words[][]
  /** Each with the places of the entries that answer it. */
  questions: { words: Words; answers: number[] }[]
}

const ROUNDS = 16
const RATE = 0.0015
/** The lower, the more the entry that is nearest after the right one counts. */
const TEMPERATURE = 0.1
/** Words of a question that are left out in a round, so that no single one is learned by heart. */
const LEFT_OUT = 0.35
/** The result is the mean of the vectors after so many last rounds: what one of them happened to draw counts less. */
const AVERAGED = 8
/** How strongly a vector is held where it was. */
const HOLD = 0.05

/**
 * Moves vectors of words until a question points to its entry rather than to the others of its organisation: the logarithm
 * of its share among them (van den Oord et al. 2018). Changes `vectors` in place. The same input gives the same vectors.
 */
export function learnQuestions(vectors: Rows, asked: Asked[]): void {
  const before = { ...vectors, values: Float32Array.from(vectors.values) }
  const mean = new Float32Array(vectors.values.length)
  const move = createAdam(vectors)
  for (let round = 0; round < ROUNDS; round += 1) {
    const random = createRandom(round)
    for (const organisation of shuffle(asked, random)) {
      const gradient = findGradient(vectors, organisation, random)
      hold(gradient, vectors, before)
      move(gradient, RATE * (1 - round / ROUNDS))
    }
    if (round >= ROUNDS - AVERAGED) add(mean, vectors.values, 1 / AVERAGED)
  }
  vectors.values.set(mean)
}

function findGradient(vectors: Rows, { entries, questions }: Asked, random: () => number): Gradient {
  const gradient: Gradient = new Map()
  const parts = entries.map((texts) => texts.map((words) => toDirection(vectors, words)))
  const wholes = parts.map((texts) => normalise(sumOf(texts.map(({ direction }) => direction))))
  const pulls = wholes.map(() => new Float64Array(vectors.width))
  for (const { words, answers } of questions) {
    const said = toDirection(
      vectors,
      words.filter(() => random() > LEFT_OUT),
    )
    const shares = softmax(wholes.map(({ direction }) => dot(direction, said.direction) / TEMPERATURE))
    const right = answers.reduce((sum, answer) => sum + (shares[answer] ?? 0), 0)
    const pull = new Float64Array(vectors.width)
    for (const [place, share] of shares.entries()) {
      const slope = (share - (answers.includes(place) ? share / right : 0)) / TEMPERATURE / questions.length
      add(pull, wholes[place]?.direction ?? [], slope)
      add(pulls[place] ?? pull, said.direction, slope)
    }
    addToWords(gradient, said, pull)
  }
  for (const [place, whole] of wholes.entries()) {
    const pull = throughLength(whole, pulls[place] ?? [])
    for (const part of parts[place] ?? []) addToWords(gradient, part, pull)
  }
  return gradient
}

/** Draws what moves back to where it was: the mean of the squared distances. */
function hold(gradient: Gradient, { width, values }: Rows, before: Rows): void {
  for (const [row, slopes] of gradient) {
    for (let at = 0; at < width; at += 1) {
      const distance = (values[row * width + at] ?? 0) - (before.values[row * width + at] ?? 0)
      slopes[at] = (slopes[at] ?? 0) + (2 * HOLD * distance) / gradient.size
    }
  }
}

interface Direction {
  direction: Float64Array
  length: number
}

type Text = Direction & { words: Words }

function toDirection({ width, values }: Rows, words: Words): Text {
  const sum = new Float64Array(width)
  for (const [row, share] of words) add(sum, values.subarray(row * width, (row + 1) * width), share)
  return { ...normalise(sum), words }
}

function normalise(sum: Float64Array): Direction {
  const length = Math.hypot(...sum)
  return { direction: length === 0 ? sum : sum.map((value) => value / length), length }
}

function addToWords(gradient: Gradient, { words, ...direction }: Text, pull: ArrayLike<number>): void {
  const slope = throughLength(direction, pull)
  for (const [row, share] of words) addSlope(gradient, row, slope, share)
}

/** The slope of what a direction was made of: only what is across it turns it. */
function throughLength({ direction, length }: Direction, pull: ArrayLike<number>): Float64Array {
  const along = dot(direction, pull)
  return direction.map((value, at) => (length === 0 ? 0 : ((pull[at] ?? 0) - along * value) / length))
}

function sumOf(rows: Float64Array[]): Float64Array {
  const sum = new Float64Array(rows[0]?.length ?? 0)
  for (const row of rows) add(sum, row, 1)
  return sum
}

function softmax(values: number[]): number[] {
  const most = Math.max(...values)
  const powers = values.map((value) => Math.exp(value - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

function add(sum: Float64Array | Float32Array, values: ArrayLike<number>, share: number): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (values[at] ?? 0) * share
}

function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
