import type { Generated } from 'kysely'
import type { Instant, JsonText } from './values.ts'

export type ContentTables = {
  site_content: SiteContentTable
  content_versions: ContentVersionsTable
  settings: SettingsTable
  audit_log: Omit<AuditLogTable, 'organisation_id'> & { organisation_id: Generated<string | null> }
  audit_retention: AuditRetentionTable
}

/** One row for each section: the published content and its draft. */
export type SiteContentTable = {
  section: string
  data: JsonText
  version: number
  published_at: Instant
  published_by: string | null
  draft: JsonText | null
  drafted_at: Instant | null
  drafted_by: string | null
  /** Increases with every change of the row. A change based on an older revision is refused. */
  revision: Generated<number>
}

/** Every published version. Append-only. */
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
  /** Increases with every change. A change based on an older version is refused. */
  version: Generated<number>
}

/** Append-only, by the triggers of migration 0009. */
export type AuditLogTable = {
  id: string
  at: Instant
  actor_kind: string
  actor_id: string | null
  action: string
  subject_kind: string
  subject_id: string
  /** The organisation whose history contains the line. Null for product-wide jobs and changes of one's own account. */
  organisation_id: string | null
  request_id: string
  details: JsonText
}

/** One row. The triggers allow the deletion of older lines only. */
export type AuditRetentionTable = { id: number; removable_before: Instant }
