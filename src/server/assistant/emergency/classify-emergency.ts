import type { EmergencyKind } from '#contracts/receptionist/talk.ts'
import { type Classify, trainClassifier } from '../learning/train-classifier.ts'
import { ENGLISH_EXAMPLES } from './examples/en.ts'
import { IRISH_EXAMPLES } from './examples/ga.ts'

type Label = EmergencyKind | 'none'

let classify: Classify<Label> | undefined

/**
 * How probable it is that a message speaks of an emergency, and of which kind, judged by the examples. The first call
 * learns from them, which takes a fifth of a second.
 */
export function classifyEmergency(text: string): { kind: EmergencyKind; probability: number } {
  classify ??= trainClassifier<Label>([ENGLISH_EXAMPLES, IRISH_EXAMPLES], { usual: 'none', headStart: 3 })
  const { none, ...kinds } = classify(text)
  const [kind] = (Object.entries(kinds) as [EmergencyKind, number][]).reduce((a, b) => (b[1] > a[1] ? b : a))
  return { kind, probability: 1 - none }
}
