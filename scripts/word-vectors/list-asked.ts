import { globSync, readFileSync } from 'node:fs'
import { listWordings } from '../../src/contracts/receptionist/answer-text.ts'
import { listMeaningWords } from '../../src/server/assistant/retrieval/meaning/meaning.ts'

type Language = 'en' | 'ga'

/** An entry's question and answer, in one language or in both. */
type Texts = { text: string; language: Language }[]

export interface Organisation {
  entries: Texts[]
  /** With the places of the entries that answer it. */
  questions: { text: string; language: Language; answers: number[] }[]
}

/** Questions with the entries that answer them: those of the folder beside this file, and of the sets for development. */
export const listOrganisations = (): Organisation[] => [...listWritten(), ...listSets()]

/** Words of questions and entries that stand in several of them and have no vector, and no number in them. */
export function listNewWords(organisations: Organisation[], vocabulary: string[]): string[] {
  const known = new Set(vocabulary)
  const counts = new Map<string, number>()
  for (const { text, language } of organisations.flatMap(({ entries, questions }) => [
    ...entries.flat(),
    ...questions,
  ])) {
    for (const [word] of listMeaningWords(text, language)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].flatMap(([word, count]) =>
    count >= LEAST && /^\p{L}[\p{L}'-]+$/u.test(word) && !known.has(word) && !known.has(word.replace(/'.*/, ''))
      ? [word]
      : [],
  )
}

const LEAST = 3

/** "# organisation", "> question | answer", and under each what people ask: "en are ye open", "ga an bhfuil sibh oscailte". */
function listWritten(): Organisation[] {
  return globSync(`${import.meta.dirname}/questions/*.txt`)
    .toSorted()
    .map((file) => {
      const organisation: Organisation = { entries: [], questions: [] }
      for (const line of readFileSync(file, 'utf8').split('\n')) {
        const [, mark, text = ''] = /^(>|en|ga) (.*)/.exec(line) ?? []
        if (mark === '>') organisation.entries.push(text.split(' | ').map((part) => ({ text: part, language: 'en' })))
        else if (mark === 'en' || mark === 'ga') {
          organisation.questions.push({ text, language: mark, answers: [organisation.entries.length - 1] })
        }
      }
      return organisation
    })
}

interface Question {
  lang: Language
  tenant: string
  text: string
  expect: string
  also?: string
}
interface Entry extends Record<Language, { title: string; text: string }> {
  id: string
  tenant: string
}

function listSets(): Organisation[] {
  return globSync('tests/receptionist/sets/*development*/questions.json')
    .toSorted()
    .flatMap((file) => {
      const { answerable } = JSON.parse(readFileSync(file, 'utf8')) as { answerable: Question[] }
      const knowledge = JSON.parse(readFileSync(file.replace('questions', 'knowledge'), 'utf8')) as {
        tenants: Record<string, unknown>
        entries: Entry[]
      }
      return Object.keys(knowledge.tenants).map((tenant) => {
        const own = knowledge.entries.filter((entry) => entry.tenant === tenant)
        return {
          entries: own.map((entry) => (['en', 'ga'] as const).flatMap((language) => listTexts(entry, language))),
          questions: answerable
            .filter((question) => question.tenant === tenant)
            .map(({ text, lang, expect, also }) => ({
              text,
              language: lang,
              answers: own.flatMap(({ id }, place) => (id === expect || id === also ? [place] : [])),
            })),
        }
      })
    })
}

const listTexts = (entry: Entry, language: Language) => [
  { text: listWordings(entry[language].title)[0] ?? '', language },
  { text: entry[language].text, language },
]
