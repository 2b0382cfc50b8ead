import { z } from 'zod'
import { paragraph, version } from '../primitives.ts'
import type { Change } from './changes.ts'
import type { ReceptionistConfiguration } from './configuration.ts'
import type { Language } from './diary.ts'

/** Drafts, versions and the checks between them. */

/** What a form about the draft was filled with. A draft that was saved since is another one, and so is one beside another version. */
const draftMark = { revision: version, knowledge: version, live: version }
export type DraftMark = { revision: number; knowledge: number; live: number }

const tooLong = 'Please keep this under 500 characters'

export const publishForm = z.object({
  ...draftMark,
  note: paragraph(0, 'Please write the note as text', { longest: 500, tooLong }).optional(),
  /** Publishes although checks fail. */
  override: z.literal('yes').optional(),
  reason: paragraph(0, 'Please write the reason as text', { longest: 500, tooLong }).optional(),
})

export const discardForm = z.object(draftMark)

export const returnForm = z.object({
  number: version,
  /** The version that was live when the form was shown. */
  live: version,
})

/** One scenario that nobody can switch off: what somebody writes, what is said to it, and why that is wrong. */
export type SafetyCheck = {
  id: string
  /** What must happen: "Asked for a person, it brings one in" */
  title: string
  asked?: string
  said?: string
  language: Language
  /** Undefined when it passed. */
  failure?: string
}

export type VersionHead = {
  number: number
  at: string
  /** First name. Null: nobody published it, or their account is gone. */
  by: string | null
  note: string | null
  override: { reason: string; failed: string[] } | null
  returnedTo: number | null
}

/** Changes in words. `more` entries of the knowledge are not listed. */
export type Changes = { items: Change[]; more: number; count: number }

/** What is edited beside what is live. */
export type DraftView = {
  mark: DraftMark
  changes: Changes
  live: VersionHead
  /** Who saved the set-up last, and when. */
  saved: { at: string; by: string | null }
}

export type ListedVersion = VersionHead & { id: string; changes: Changes }

/** A published version as it is. */
export type VersionView = VersionHead & {
  live: number
  configuration: ReceptionistConfiguration
  /** From the version before it. */
  changes: Changes
  /** What returning to it would change. */
  fromLive: Changes
}
