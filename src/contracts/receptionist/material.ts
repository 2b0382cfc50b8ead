import { z } from 'zod'
import { filterBy, place } from '../lists.ts'
import { id, line } from '../primitives.ts'
import type { Language } from './diary.ts'
import type { KnowledgeText } from './knowledge.ts'

/** Sources that a receptionist learns from: the website of its organisation, and documents. */

export const MAX_MATERIAL_BYTES = 10 * 1024 * 1024
export const MAX_SOURCES = 50
export const MATERIAL_TYPES = '.pdf,.docx,.html,.htm,.txt,.md'

export type MaterialSourceKind = 'website' | 'document'

/** How often a website is read again automatically. */
export const REREAD = ['daily', 'weekly', 'never'] as const
export type Reread = (typeof REREAD)[number]

const reread = z.enum(REREAD, { error: 'Please choose how often it is read' })

export const newWebsite = z.object({
  address: line(1, 'Please write the address of the website', {
    maxLength: 1_000,
    tooLong: 'This address is too long',
  }),
  reread,
})

export const sourceChoice = z.object({ sourceId: id('mat') })
export const rereadChoice = sourceChoice.extend({ reread })

/** Filter of the passages. Undefined: undecided ones. */
const PASSAGE_FILTERS = ['changed', 'accepted', 'dismissed'] as const
export type PassageFilter = (typeof PASSAGE_FILTERS)[number]

export const sourceAddress = z.object({ show: filterBy(PASSAGE_FILTERS), ...place })

/** `waiting`: a reading was asked for and has not begun. */
export type SourceState = 'waiting' | 'reading' | 'read' | 'failed'

export type MaterialSource = {
  id: string
  kind: MaterialSourceKind
  /** Name of the host or the file. */
  name: string
  /** URL of a website. Null for a document. */
  address: string | null
  reread: Reread
  state: SourceState
  /** Why the last reading failed, in words. The result of the previous reading stays. */
  failure: string | null
  /** What the reading left out, in words. */
  notes: string[]
  pagesFound: number
  pagesRead: number
  readAt: string | null
  /** Not a document whose file was read and deleted. */
  canReadAgain: boolean
  counts: { proposed: number; accepted: number; changed: number }
}

/** A text that repeats or contradicts a passage. */
export type Comparison = {
  kind: 'duplicate' | 'contradiction'
  /** The answer or passage that contains the text. */
  of: { kind: 'answer'; id: string } | { kind: 'passage'; id: string; name: string }
  question: string
  answer: string
  /** The differing values, such as "€65" and "€70". Empty for a duplicate. */
  here: string[]
  there: string[]
}

export type PassageState = 'proposed' | 'accepted' | 'dismissed'

/** A passage of the material that may become an answer. */
export type MaterialPassage = {
  id: string
  sourceId: string
  state: PassageState
  language: Language
  question: string
  answer: string
  /** The web page or document page that contains it. */
  page: { title: string; address: string | null; number: number | null }
  /** True when the text reads like an instruction to a language model. It is never obeyed. */
  isInstruction: boolean
  entry: { id: string; answer: string | null } | null
  /** Its text at the time of the decision. */
  previousAnswer: string | null
  changedAt: string | null
  /** Since when the source no longer contains it. */
  goneAt: string | null
  comparisons: Comparison[]
}

/** Initial values of an answer from a passage. */
export type PassageStart = Pick<
  MaterialPassage,
  'id' | 'sourceId' | 'language' | 'isInstruction' | 'page' | 'comparisons'
> & {
  text: Partial<KnowledgeText>
  sourceName: string
}

export type HelpfulPassage = { id: string; question: string; answer: string; language: Language; sourceName: string }
