import { globSync, readFileSync } from 'node:fs'

/** What callers ask for, with a place for what it is about: each word of the vocabulary stands in one. */
const QUESTIONS = [
  'do you have {}',
  'is there any problem with {}',
  'how much is {}',
  'what about my {}',
  'can i get {}',
  'we need {} please',
  '{} for my mother',
  'question about {}',
]
/** So many of the most frequent words stand beside others. */
const FREQUENT = 6_000
/** A prime, so that the words beside each other have nothing to do with each other. */
const STEP = 7_919
const LENGTH = { least: 6, most: 160 }

/**
 * Texts whose meanings the vectors are learned from: what callers say and businesses answer, as far as rules and examples
 * may be made from it, and each word of the vocabulary in a question and beside another word.
 */
export function listTexts(vocabulary: string[]): string[] {
  const own = new Set(
    [...listExamples(), ...listPackTexts(), ...listSetTexts()]
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter(({ length }) => length >= LENGTH.least && length <= LENGTH.most),
  )
  const questions = vocabulary.map((word, at) => (QUESTIONS[at % QUESTIONS.length] ?? '').replace('{}', word))
  const pairs = vocabulary.map((word, at) => `${word} ${vocabulary[(at * STEP) % FREQUENT]}`)
  return [...own, ...questions, ...pairs]
}

const readAll = (glob: string) => globSync(glob).map((file) => readFileSync(file, 'utf8'))

const listExamples = () =>
  readAll('src/server/assistant/*/examples/en.tsv').flatMap((file) =>
    file.split('\n').map((line) => line.split('\t')[1] ?? ''),
  )

/** The texts in quotes. Those in Irish do no harm: few of their words are in the vocabulary. */
const listPackTexts = () =>
  readAll('content/receptionist/**/*.ts').flatMap((file) =>
    [...file.matchAll(/'((?:[^'\\\n]|\\.){8,200})'/g)].flatMap(([, text = '']) => splitSentences(text)),
  )

interface Sets {
  questions: Record<'answerable' | 'unanswerable', { lang: string; text: string }[]>
  knowledge: { entries: { en: { title: string; text: string } }[] }
}

const listSetTexts = () => [
  ...readAll('tests/receptionist/sets/*development*/questions.json').flatMap((file) => {
    const { answerable, unanswerable } = JSON.parse(file) as Sets['questions']
    return [...answerable, ...unanswerable].filter(({ lang }) => lang === 'en').map(({ text }) => text)
  }),
  ...readAll('tests/receptionist/sets/*development*/knowledge.json').flatMap((file) =>
    (JSON.parse(file) as Sets['knowledge']).entries.flatMap(({ en }) => [en.title, ...splitSentences(en.text)]),
  ),
]

const splitSentences = (text: string) => text.split(/(?<=[.!?]) /)
