import { z } from 'zod'
import { paragraph, version } from '../primitives.ts'
import type { Change } from './changes.ts'
import type { ReceptionistConfiguration } from './configuration.ts'

/** Drafts, versions and checks. */

/** Identifies the draft in a form by its revisions and the live version. A difference is a conflict. */
const draftMark = { revision: version, knowledge: version, live: version }
export type DraftMark = { revision: number; knowledge: number; live: number }

const tooLong = 'Please keep this under 500 characters'

export const publishForm = z.object({
  ...draftMark,
  note: paragraph(0, 'Please write the note as text', { maxLength: 500, tooLong }).optional(),
  /** Publishes despite failed checks. */
  override: z.literal('yes').optional(),
  reason: paragraph(0, 'Please write the reason as text', { maxLength: 500, tooLong }).optional(),
})

export const discardForm = z.object(draftMark)

export const returnForm = z.object({
  number: version,
  /** The live version when the form was shown. */
  live: version,
})

export type VersionHead = {
  number: number
  at: string
  /** First name of the publisher. Null for the system or an erased account. */
  by: string | null
  note: string | null
  override: { reason: string; failed: string[] } | null
  returnedTo: number | null
}

/** Changes in words. `more` counts entries that are not listed. */
export type Changes = { items: Change[]; more: number; count: number }

/** The draft compared with the live version. */
export type DraftView = {
  mark: DraftMark
  changes: Changes
  live: VersionHead
  /** When and by whom the set-up was last saved. */
  saved: { at: string; by: string | null }
}

export type ListedVersion = VersionHead & { id: string; changes: Changes }

export type VersionView = VersionHead & {
  live: number
  configuration: ReceptionistConfiguration
  /** Changes since the previous version. */
  changes: Changes
  /** Changes that returning to it would make. */
  fromLive: Changes
}
