import { findFeatures, SLOTS } from './find-features.ts'

/** A message, and what it is an example of. */
export type Example<Label extends string> = { label: Label; text: string }

const ROUNDS = 8
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
  const lessons = examples.map(({ label, text }) => ({ right: labels.indexOf(label), slots: findFeatures(text) }))
  for (let round = 1; round <= ROUNDS; round += 1) {
    shuffle(lessons, round)
    for (const { slots, right } of lessons) {
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
  }
  return weights
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

/** Puts the items into another order, which depends on the seed alone. */
function shuffle(items: unknown[], seed: number): void {
  let state = seed
  for (let last = items.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = state % (last + 1)
    ;[items[last], items[other]] = [items[other], items[last]]
  }
}
