import { findFeatures, hashOf, SLOTS } from './find-features.ts'

/** A message, and what it is an example of. */
export type Example<Label extends string> = { label: Label; text: string }

const ROUNDS = 8
/** The mean of the weights after each of the last rounds depends less on the order of the examples. */
const AVERAGED = 4
const LEARNING_RATE = 0.35
/** An example that is known this well teaches nothing more. In the later rounds most are. */
const KNOWN = 0.003

/**
 * Learns labels from examples: logistic regression over the features of a message, trained by AdaGrad in a fixed order.
 * Returns a weight for each slot and label, the labels of a slot beside each other. The same examples always give the same
 * weights. `headStarts` are what speaks for each label before a word is read. `regularisation` is how far each step pulls a
 * weight back to 0 (L2), so that no rare word decides alone.
 */
export function trainWeights<Label extends string>(
  labels: readonly Label[],
  headStarts: number[],
  examples: Example<Label>[],
  regularisation: number,
): Float32Array {
  const weights = new Float32Array(SLOTS * labels.length)
  /** How much each weight has been taught until now. */
  const taught = new Float32Array(weights.length).fill(1e-8)
  const lessons = numberRepeats(examples).map(({ label, text, repeat }) => ({
    right: labels.indexOf(label),
    slots: findFeatures(text),
    key: `${text}#${repeat}`,
  }))
  const mean = new Float32Array(weights.length)
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { slots, right } of mix(lessons, round)) {
      findProbabilities(weights, headStarts, slots).forEach((probability, label) => {
        const error = probability - (label === right ? 1 : 0)
        if (Math.abs(error) < KNOWN) return
        const step = error * weightOfEach(slots)
        for (const slot of slots) {
          const place = slot * labels.length + label
          const weight = weights[place] ?? 0
          const gradient = step + regularisation * weight
          const sum = (taught[place] ?? 0) + gradient * gradient
          taught[place] = sum
          weights[place] = weight - (LEARNING_RATE * gradient) / Math.sqrt(sum)
        }
      })
    }
    if (round > ROUNDS - AVERAGED)
      for (let place = 0; place < mean.length; place += 1)
        mean[place] = (mean[place] ?? 0) + (weights[place] ?? 0) / AVERAGED
  }
  return mean
}

/** A long message weighs as much as a short one. */
const weightOfEach = (slots: number[]) => 1 / Math.sqrt(Math.max(1, slots.length))

/** How probable each label is, in their order. The values add up to 1. */
export function findProbabilities(weights: Float32Array, headStarts: number[], slots: number[]): number[] {
  const weight = weightOfEach(slots)
  const powers = headStarts.map((headStart, label) => {
    let sum = 0
    for (const slot of slots) sum += weights[slot * headStarts.length + label] ?? 0
    return Math.exp(headStart + sum * weight)
  })
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** The same example several times: each has a number. */
function numberRepeats<Item extends { text: string }>(items: Item[]): (Item & { repeat: number })[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const repeat = seen.get(item.text) ?? 0
    seen.set(item.text, repeat + 1)
    return { ...item, repeat }
  })
}

/** The items in an order of this round that each one's own key decides: one more leaves the others in theirs. */
function mix<Item extends { key: string }>(items: Item[], round: number): Item[] {
  return items
    .map((item) => ({ item, rank: rankOf(`${round} ${item.key}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** Texts that differ little are far apart in it. */
function rankOf(text: string): number {
  const hash = hashOf(text)
  const mixed = Math.imul(hash ^ (hash >>> 15), 2_246_822_519)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
