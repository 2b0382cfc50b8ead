import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findFeatures } from './find-features.ts'
import { type Example, findProbabilities, trainWeights } from './train-weights.ts'

/** What is learned from examples. */
export type Subject<Label extends string> = {
  name: string
  labels: readonly Label[]
  /** The label of a message in which no example's words are. */
  usual: Label
  /** How far the other labels have to outweigh the usual one: 2 makes that seven times as probable. */
  headStart: number
  /** The more, the less a rare word says: the fewer labels, the more suits. */
  regularisation: number
  listExamples: () => Example<Label>[]
}

/** How probable each label is for a text. The values add up to 1. */
export type Classify<Label extends string> = (text: string) => Record<Label, number>

/** The folder with the trained weights: in the built server the files are beside it. */
let weightsFolder = import.meta.url.endsWith('.ts') ? undefined : import.meta.dirname

/** For a process that runs from source beside a build of the same source. */
export function readWeightsFrom(built: string): void {
  weightsFolder = built
}

/** The build trains, so that no process has to. From source the first text waits for the training, two seconds. */
export function createClassifier<Label extends string>(subject: Subject<Label>): Classify<Label> {
  const { name, labels } = subject
  let weights: Float32Array | undefined
  return (text) => {
    weights ??= weightsFolder === undefined ? train(subject) : readWeights(weightsFolder, name)
    const probabilities = findProbabilities(weights, listHeadStarts(subject), findFeatures(text))
    return Object.fromEntries(labels.map((label, index) => [label, probabilities[index]])) as Record<Label, number>
  }
}

/** Trains on all examples of a subject. Throws where one has no such label. */
export function train<Label extends string>(subject: Subject<Label>): Float32Array {
  const examples = subject.listExamples()
  const unknown = examples.find(({ label }) => !subject.labels.includes(label))
  if (unknown !== undefined) throw new Error(`${subject.name} has no label ${unknown.label}: ${unknown.text}`)
  return trainWeights(subject.labels, listHeadStarts(subject), examples, subject.regularisation)
}

const listHeadStarts = ({ labels, usual, headStart }: Subject<string>) =>
  labels.map((label) => (label === usual ? headStart : 0))

export const weightsFile = (name: string) => `${name}.weights`

function readWeights(folder: string, name: string): Float32Array {
  const { buffer, byteOffset, byteLength } = readFileSync(path.join(folder, weightsFile(name)))
  return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength))
}

/** Reads a file of examples beside a module: on each line a label, a tab and a message. */
export function readExamples<Label extends string>(folder: string, file: string): Example<Label>[] {
  const lines = readFileSync(path.join(folder, file), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [label, text = ''] = line.split('\t')
    return { label: label as Label, text }
  })
}
