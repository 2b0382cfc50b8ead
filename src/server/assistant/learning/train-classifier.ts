import { findFeatures, SLOTS } from './find-features.ts'

/** What people write with one label, one message a line. */
export type Examples<Label extends string> = Record<Label, string>

/** How probable each label is for a text. The values add up to 1. */
export type Classify<Label extends string> = (text: string) => Record<Label, number>

const ROUNDS = 5
const LEARNING_RATE = 0.35
/** An example that is known this well teaches nothing more. In the later rounds most are. */
const KNOWN = 0.001

/** What speaks for a label: a weight for each slot, and how much each slot has taught until now. */
type Evidence<Label> = { label: Label; headStart: number; weights: Float32Array; taught: Float32Array }

/**
 * Learns labels from examples: logistic regression over the features of a message, trained by AdaGrad in a fixed order.
 * The same examples always give the same answers. `usual` is the label of a message in which no example's words are, and
 * `headStart` how far the others have to outweigh it: 2 makes it seven times as probable.
 */
export function trainClassifier<Label extends string>(
  sets: Examples<Label>[],
  { usual, headStart }: { usual: NoInfer<Label>; headStart: number },
): Classify<Label> {
  const lessons = sets.flatMap(listLessons)
  const labels = [...new Set(lessons.map(({ label }) => label))]
  const evidence = labels.map((label): Evidence<Label> => {
    const weights = { weights: new Float32Array(SLOTS), taught: new Float32Array(SLOTS).fill(1e-8) }
    return { label, headStart: label === usual ? headStart : 0, ...weights }
  })
  for (let round = 1; round <= ROUNDS; round += 1) {
    shuffle(lessons, round)
    for (const { slots, label } of lessons) {
      const probabilities = findProbabilities(evidence, slots)
      evidence.forEach((one, index) => {
        learn(one, slots, (probabilities[index] ?? 0) - (one.label === label ? 1 : 0))
      })
    }
  }
  return (text) => {
    const probabilities = findProbabilities(evidence, findFeatures(text))
    return Object.fromEntries(labels.map((label, index) => [label, probabilities[index]])) as Record<Label, number>
  }
}

function listLessons<Label extends string>(examples: Examples<Label>) {
  return (Object.entries(examples) as [Label, string][]).flatMap(([label, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((text) => ({ label, slots: findFeatures(text) })),
  )
}

/** A long message weighs as much as a short one. */
const weightOfEach = (slots: number[]) => 1 / Math.sqrt(Math.max(1, slots.length))

function findProbabilities(evidence: Evidence<string>[], slots: number[]): number[] {
  const weight = weightOfEach(slots)
  const powers = evidence.map(({ weights, headStart }) => {
    let sum = 0
    for (const slot of slots) sum += weights[slot] ?? 0
    return Math.exp(headStart + sum * weight)
  })
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

function learn({ weights, taught }: Evidence<string>, slots: number[], error: number): void {
  if (Math.abs(error) < KNOWN) return
  const step = error * weightOfEach(slots)
  for (const slot of slots) {
    const sum = (taught[slot] ?? 0) + step * step
    taught[slot] = sum
    weights[slot] = (weights[slot] ?? 0) - (LEARNING_RATE * step) / Math.sqrt(sum)
  }
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
