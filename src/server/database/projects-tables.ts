import type { ComplianceLevel } from '#contracts/compliance.ts'
import type { Department, ProjectStatus } from '#contracts/projects.ts'
import type { RowSource } from './portal-tables.ts'
import type { Instant, JsonText } from './schema.ts'

/** A day of the Irish calendar, e.g. 2026-11-21. */
export type Day = string

/** `by_user_id` refers to no row: what was done stays when the account of who did it is erased. */
export type ProjectsTables = {
  projects: ProjectsTable
  project_milestones: ProjectMilestonesTable
  project_spend: ProjectSpendTable
  project_updates: ProjectUpdatesTable
  project_documents: ProjectDocumentsTable
  project_document_contents: ProjectDocumentContentsTable
  project_changes: ProjectChangesTable
  policies: PoliciesTable
  policy_reviews: PolicyReviewsTable
}

export type ProjectsTable = {
  id: string
  organisation_id: string
  name: string
  description: string
  department: Department
  status: ProjectStatus
  owner: string
  budget_cents: number
  /** The sum of its rows in project_spend, kept in the same transaction. */
  spent_cents: number
  citizens_served: number
  /** Percent. */
  progress: number
  start_date: Day
  end_date: Day
  /** Name, owner and description without accents and capitals. */
  search_text: string
  source: RowSource
  version: number
  created_at: Instant
  updated_at: Instant
}

export type ProjectMilestonesTable = {
  id: string
  organisation_id: string
  project_id: string
  title: string
  due_date: Day
  done_at: Instant | null
}

export type ProjectSpendTable = {
  id: string
  organisation_id: string
  project_id: string
  /** Below 0: money that came back, or a correction. */
  amount_cents: number
  spent_on: Day
  note: string
  /** Null for samples. */
  by_user_id: string | null
  created_at: Instant
}

export type ProjectUpdatesTable = {
  id: string
  organisation_id: string
  project_id: string
  body: string
  by_user_id: string
  created_at: Instant
}

export type ProjectDocumentsTable = {
  id: string
  organisation_id: string
  project_id: string
  name: string
  media_type: string
  size_bytes: number
  sha256: string
  by_user_id: string
  created_at: Instant
}

/** Apart from the rest, so that no list reads it. */
export type ProjectDocumentContentsTable = { document_id: string; organisation_id: string; data: Uint8Array }

export type ProjectChangesTable = {
  id: string
  organisation_id: string
  project_id: string
  action: string
  /** What changed, from what to what, and the reason where one is asked for. */
  details: JsonText
  /** Null: the product itself, when it made the samples. */
  by_user_id: string | null
  at: Instant
}

export type PoliciesTable = {
  id: string
  organisation_id: string
  name: string
  description: string
  owner: string
  level: ComplianceLevel
  review_months: number
  /** Null: never reviewed. */
  last_review: Day | null
  next_review: Day
  /** A list of texts. */
  checklist: JsonText
  /** The last reminder that was mailed, e.g. "ahead 2026-12-01": each is mailed once. */
  reminded: string | null
  source: RowSource
  version: number
  created_at: Instant
  updated_at: Instant
}

/** Only ever added to; triggers of the database refuse everything else. */
export type PolicyReviewsTable = {
  id: string
  organisation_id: string
  policy_id: string
  outcome: ComplianceLevel
  /** A list of `{ text, isMet }`. */
  checks: JsonText
  findings: string
  evidence: string
  evidence_link: string | null
  next_review: Day
  reviewed_on: Day
  source: RowSource
  /** Null for samples. */
  by_user_id: string | null
  created_at: Instant
}
