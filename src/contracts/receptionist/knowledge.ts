import { z } from 'zod'
import { filterBy, place, searchText } from '../lists.ts'
import { id, line, paragraph } from '../primitives.ts'
import { formatCount } from '../words/amounts.ts'
import { firstWording, INVISIBLE, MAX_ANSWER_LENGTH, MAX_WORDINGS_LENGTH } from './answer-text.ts'
import { LANGUAGES, type Language } from './diary.ts'
import type { ConversationChannel } from './talk.ts'

/** Questions with answers, and questions without. */

const MAX_TOPIC_LENGTH = 80

const tooLong = (most: number, length: number) =>
  `Please keep this under ${formatCount(most)} characters. It has ${formatCount(length)}.`

const text = (maxLength: number) =>
  z
    .preprocess(
      (typed) => (typeof typed === 'string' ? typed.replaceAll(INVISIBLE, '') : typed),
      paragraph(0, 'Please write text', { maxLength, tooLong }).nullish(),
    )
    .transform((typed) => typed || null)

const topic = line(0, 'Please write the topic as text', { maxLength: MAX_TOPIC_LENGTH, tooLong }).nullish()

/** Question and answer fields of each language. */
const LANGUAGE_FIELDS = [
  { question: 'questionEn', answer: 'answerEn', language: 'English' },
  { question: 'questionGa', answer: 'answerGa', language: 'Irish' },
] as const

/**
 * A question, in one or several wordings (`listWordings`), and its answer. An answer in one language is never used in the
 * other.
 */
export const knowledgeEntry = z
  .object({
    topic,
    questionEn: text(MAX_WORDINGS_LENGTH),
    answerEn: text(MAX_ANSWER_LENGTH),
    questionGa: text(MAX_WORDINGS_LENGTH),
    answerGa: text(MAX_ANSWER_LENGTH),
  })
  .superRefine((entry, { addIssue }) => {
    const isEmpty = LANGUAGE_FIELDS.every(({ question, answer }) => entry[question] === null && entry[answer] === null)
    const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
    if (isEmpty) refuse('questionEn', 'Please write a question and its answer in one language at least')
    for (const { question, answer, language } of LANGUAGE_FIELDS) {
      if (entry[question] === null && entry[answer] !== null) {
        refuse(question, `Please write the question in ${language} too`)
      }
      if (entry[question] !== null && entry[answer] === null) {
        refuse(answer, `Please write the answer in ${language} too, or empty the question`)
      }
    }
  })
  .transform((entry) => ({ ...entry, topic: entry.topic || getTopic(entry) }))

function getTopic({ questionEn, questionGa }: { questionEn: string | null; questionGa: string | null }): string {
  const question = firstWording(questionEn ?? questionGa ?? '').replaceAll(/\s+/g, ' ')
  return question.length <= MAX_TOPIC_LENGTH ? question : `${question.slice(0, MAX_TOPIC_LENGTH - 1).trimEnd()}…`
}

export type KnowledgeText = z.output<typeof knowledgeEntry>

/** Whether two entries have the same texts in both languages. */
export const isSameKnowledgeText = (one: KnowledgeText, other: KnowledgeText): boolean =>
  (['topic', 'questionEn', 'answerEn', 'questionGa', 'answerGa'] as const).every((name) => one[name] === other[name])

export type KnowledgeSource = 'starter pack' | 'registration' | 'person' | 'plans' | 'import' | 'website' | 'document'

export type KnowledgeEntry = KnowledgeText & {
  id: string
  source: KnowledgeSource
  /** False: a person should check it. */
  isChecked: boolean
  version: number
  updatedAt: string
}

/** Days in which a deleted answer can be restored. */
export const UNDO_DAYS = 1

export type DeletedEntry = { id: string; question: string; language: Language }

/** How the draft of an entry differs from the live version. Null: it does not. */
export type EntryDraft = 'new' | 'changed' | null

export type ListedEntry = KnowledgeEntry & {
  draft: EntryDraft
  /** How often it was given in the last seven days. */
  timesThisWeek: number
  lastUsedAt: string | null
  /** The page or document that the entry was accepted from. */
  material: { name: string; changedAt: string | null } | null
}

const KNOWLEDGE_FILTERS = ['not-in-irish', 'please-check', 'source-changed', 'not-used'] as const
export type KnowledgeFilter = (typeof KNOWLEDGE_FILTERS)[number]

/** An answer that was not given for this many days is listed as unused. */
export const UNUSED_DAYS = 90

/** Filter of questions without an answer. Undefined: those of the last seven days. */
const QUESTION_FILTERS = ['earlier', 'not-ours'] as const
export type QuestionFilter = (typeof QUESTION_FILTERS)[number]

export const knowledgeAddress = z.object({
  show: filterBy(KNOWLEDGE_FILTERS),
  questions: filterBy(QUESTION_FILTERS),
  q: searchText,
  find: filterBy(['words']),
  /** The answer that was just deleted. */
  deleted: id('kno').optional().catch(undefined),
  /** `live`: asks the live version instead of the draft. */
  as: filterBy(['live']),
  ...place,
})

/** Initial values of a new entry: a question without an answer, or a question that was tried. */
export const newEntryAddress = z.object({
  question: id('unq').optional().catch(undefined),
  /** The passage whose text it starts with. */
  passage: id('pas').optional().catch(undefined),
  q: searchText,
  language: filterBy(LANGUAGES),
})

/** Number of entries for each filter, and their sources. */
export type KnowledgeCounts = Record<'all' | 'bilingual' | KnowledgeFilter, number> & {
  bySource: Partial<Record<KnowledgeSource, number>>
}

/** Questions without an answer that mean the same. */
export type UnansweredQuestion = {
  /** Id of the most recent one. */
  id: string
  conversationId: string
  text: string
  language: Language
  /** Other wordings, newest first. */
  otherWords: string[]
  times: number
  lastAskedAt: string
  channels: ConversationChannel[]
}

/**
 * What the receptionist would do. `sure`: give the answer. `which`: ask which entry is meant. `unknown`: say that it
 * does not know.
 */
export type AnswerPreview = {
  question: string
  sureness: 'sure' | 'which' | 'unknown' | 'task'
  language: Language
  text: string
  /** The entries that it would give or ask about. */
  entries: { id: string; question: string }[]
  /** Source of the answer when it is not an entry. */
  from?: 'hours' | 'prices' | 'address' | 'emergency' | undefined
  /** The second-best entry. */
  next?: { id: string; question: string } | undefined
}

export const MAX_IMPORT_BYTES = 4 * 1024 * 1024
export const MAX_IMPORT_LINES = 2_000
export const MAX_ENTRIES = 20_000

/** The columns of an export, which an import reads. */
export const CSV_COLUMNS = [
  'topic',
  'question_en',
  'answer_en',
  'question_ga',
  'answer_ga',
  'checked',
  'id',
  'version',
] as const

/** The uploaded file to preview before the import. */
export const importAddress = z.object({ file: id('kim').optional().catch(undefined) })

type PreviewedLine = { line: number; question: string; language: Language }

/** A column in which a line differs from the existing answer. */
export type ImportedChange = { column: (typeof CSV_COLUMNS)[number]; before: string; after: string }

/** Preview of an import, line by line. A file with invalid lines imports nothing. */
export type ImportPreview = ImportResult & {
  id: string
  fileName: string
  /** The first lines of each kind. `added` and `changed` count all. */
  addedLines: PreviewedLine[]
  changedLines: (PreviewedLine & { changes: ImportedChange[] })[]
  /** Conflicts with changes made since the upload, by line. */
  wrongLines: { line: number; message: string }[]
}

export type ImportResult = { added: number; changed: number; same: number }
