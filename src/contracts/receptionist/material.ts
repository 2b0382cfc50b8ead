import { z } from 'zod'
import { filterBy, place } from '../lists.ts'
import { id, line } from '../primitives.ts'
import type { Language } from './diary.ts'
import type { KnowledgeText } from './knowledge.ts'

/** What a receptionist learns from: the website of its organisation, and documents. */

export const MOST_MATERIAL_BYTES = 10 * 1024 * 1024
export const MOST_SOURCES = 50
export const MATERIAL_TYPES = '.pdf,.docx,.html,.htm,.txt,.md'

export type MaterialSourceKind = 'website' | 'document'

/** When a website is read again by itself. */
export const REREAD = ['daily', 'weekly', 'never'] as const
export type Reread = (typeof REREAD)[number]

const reread = z.enum(REREAD, { error: 'Please choose how often it is read' })

export const newWebsite = z.object({
  address: line(1, 'Please write the address of the website', { longest: 1_000, tooLong: 'This address is too long' }),
  reread,
})

export const sourceChoice = z.object({ sourceId: id('mat') })
export const rereadChoice = sourceChoice.extend({ reread })

/** What the list of passages shows: undefined for those that nobody has decided about. */
export const PASSAGE_FILTERS = ['changed', 'accepted', 'dismissed'] as const
export type PassageFilter = (typeof PASSAGE_FILTERS)[number]

export const sourceAddress = z.object({ show: filterBy(PASSAGE_FILTERS), ...place })

/** waiting: a reading was asked for and has not begun. */
export type SourceState = 'waiting' | 'reading' | 'read' | 'failed'

export type MaterialSource = {
  id: string
  kind: MaterialSourceKind
  /** The name of the server or of the file. */
  name: string
  /** Of a website. */
  address: string | null
  reread: Reread
  state: SourceState
  /** Why the last reading failed, in words. What was read before stays. */
  failure: string | null
  /** What was left out, in words. */
  notes: string[]
  pagesFound: number
  pagesRead: number
  readAt: string | null
  /** Not a document whose file was read and deleted. */
  canReadAgain: boolean
  counts: { proposed: number; accepted: number; changed: number }
}

/** Something that says the same as a passage, or something else about the same. */
export type Comparison = {
  kind: 'duplicate' | 'contradiction'
  /** Where it stands. */
  of: { kind: 'answer'; id: string } | { kind: 'passage'; id: string; name: string }
  question: string
  answer: string
  /** What differs, as "€65" and "€70". Empty for a duplicate. */
  here: string[]
  there: string[]
}

export type PassageState = 'proposed' | 'accepted' | 'dismissed'

/** What may become an answer, as it stands in the material. */
export type MaterialPassage = {
  id: string
  sourceId: string
  state: PassageState
  language: Language
  question: string
  answer: string
  /** The page of a website, or of a document. */
  page: { title: string; address: string | null; number: number | null }
  /** It reads like an instruction to a machine. Nothing follows it. */
  isInstruction: boolean
  /** The answer that was made of it. */
  entry: { id: string; answer: string | null } | null
  /** What it said when somebody decided about it. */
  previousAnswer: string | null
  changedAt: string | null
  /** Since when the source says it no longer. */
  goneAt: string | null
  comparisons: Comparison[]
}

/** What an answer begins with that is made of a passage. */
export type PassageStart = Pick<
  MaterialPassage,
  'id' | 'sourceId' | 'language' | 'isInstruction' | 'page' | 'comparisons'
> & {
  text: Partial<KnowledgeText>
  sourceName: string
}

/** A passage whose words may help to answer a question. */
export type HelpfulPassage = { id: string; question: string; answer: string; language: Language; sourceName: string }
