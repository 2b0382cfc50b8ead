import type { Generated } from 'kysely'
import type { Instant, JsonText } from './schema.ts'

export type ContentTables = {
  site_content: SiteContentTable
  content_versions: ContentVersionsTable
  settings: SettingsTable
  audit_log: AuditLogTable
  audit_retention: AuditRetentionTable
}

/** One row for each section: what visitors see, and beside it what somebody is working on. */
export type SiteContentTable = {
  section: string
  data: JsonText
  /** Of what is published. */
  version: number
  published_at: Instant
  published_by: string | null
  draft: JsonText | null
  drafted_at: Instant | null
  drafted_by: string | null
  /** Grows with every change of the row, so that of two editors the second is told. */
  revision: Generated<number>
}

/** Everything that was ever published. Rows are added, never changed. */
export type ContentVersionsTable = {
  section: string
  version: number
  data: JsonText
  published_at: Instant
  published_by: string | null
}

export type SettingsTable = {
  key: string
  value: JsonText
  updated_at: Instant
  updated_by: string | null
  /** Grows with every change, so that of two administrators the second is told. */
  version: Generated<number>
}

/** Only ever added to; see the triggers of migration 0009. */
export type AuditLogTable = {
  id: string
  at: Instant
  actor_kind: string
  actor_id: string | null
  action: string
  subject_kind: string
  subject_id: string
  request_id: string
  details: JsonText
}

/** One row. Only lines older than this may be removed. */
export type AuditRetentionTable = { id: number; removable_before: Instant }
