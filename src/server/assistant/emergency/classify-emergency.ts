import type { EmergencyKind } from '#contracts/receptionist/talk.ts'
import { createClassifier, readExamples, type Subject } from '../learning/classifier.ts'
import { INTENTS } from '../understanding/classify-intent.ts'

type Label = EmergencyKind | 'none'

export const EMERGENCIES: Subject<Label> = {
  name: 'emergencies',
  labels: ['life', 'clinical', 'gas', 'crisis', 'none'],
  usual: 'none',
  headStart: 3,
  regularisation: 0.0005,
  listExamples() {
    const own = ['examples/en.tsv', 'examples/ga.tsv'].flatMap((file) => readExamples<Label>(import.meta.dirname, file))
    const emergencies = own.filter(({ label }) => label !== 'none')
    // What people ask of a business in their own words, and what they usually want of a receptionist, is no emergency either.
    const asked = readExamples<Label>(import.meta.dirname, 'examples/questions.tsv')
    const usual = INTENTS.listExamples().map(({ text }) => ({ label: 'none' as const, text }))
    // An emergency counts three times, because so many harmless examples stand against it.
    return [...own, ...emergencies, ...emergencies, ...asked, ...usual]
  },
}

const classify = createClassifier(EMERGENCIES)

export type Judgement = { kind: EmergencyKind; probability: number }

/** How probable it is that a message speaks of an emergency, and of which kind, judged by examples. */
export function classifyEmergency(text: string): Judgement {
  const { none, ...kinds } = classify(text)
  const [kind] = (Object.entries(kinds) as [EmergencyKind, number][]).reduce((a, b) => (b[1] > a[1] ? b : a))
  return { kind, probability: 1 - none }
}
