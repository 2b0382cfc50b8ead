import { createClassifier, readExamples, type Subject } from '../learning/classifier.ts'
import type { Intent } from './intents.ts'

/** `question`: only knowledge can answer it. `other`: a name, a number, a short answer. */
type Label = Exclude<Intent, 'urgent'> | 'question' | 'other'

export const INTENTS: Subject<Label> = {
  name: 'intents',
  labels: [
    ...(['book', 'move', 'cancel', 'hours', 'price', 'where', 'person', 'message', 'complaint'] as const),
    ...(['thanks', 'smalltalk', 'insult', 'injection', 'otherlanguage', 'question', 'other'] as const),
  ],
  usual: 'question',
  headStart: 0.5,
  regularisation: 0.0003,
  listExamples: () =>
    ['examples/en.tsv', 'examples/ga.tsv'].flatMap((file) => readExamples<Label>(import.meta.dirname, file)),
}

const classify = createClassifier(INTENTS)

/** What a message most probably is, judged by examples. */
export function classifyIntent(text: string): { label: Label; probability: number } {
  const [label, probability] = (Object.entries(classify(text)) as [Label, number][]).reduce((a, b) =>
    b[1] > a[1] ? b : a,
  )
  return { label, probability }
}
