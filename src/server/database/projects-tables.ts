import type { ComplianceLevel } from '#contracts/compliance.ts'
import type { Department, ProjectStatus } from '#contracts/projects.ts'
import type { Day, Instant, JsonText, RowSource } from './values.ts'

/** `by_user_id` is no foreign key: these rows stay when that account is erased. */
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
  /** The sum of its rows in project_spend, updated in their transaction. */
  spent_cents: number
  citizens_served: number
  /** Percent. */
  progress: number
  start_date: Day
  end_date: Day
  /** Name, owner and description, folded (lower case, no accents). */
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
  /** Negative for a refund or a correction. */
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

/** A table of its own, so that lists do not read the bytes. */
export type ProjectDocumentContentsTable = { document_id: string; organisation_id: string; data: Uint8Array }

export type ProjectChangesTable = {
  id: string
  organisation_id: string
  project_id: string
  action: string
  /** The changed fields with old and new values, and the reason where one is required. */
  details: JsonText
  /** Null for samples. */
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
  /** Null before the first review. */
  last_review: Day | null
  next_review: Day
  /** An array of texts. */
  checklist: JsonText
  /** The last reminder that was mailed, e.g. "ahead 2026-12-01", so that each is mailed once. */
  reminded: string | null
  source: RowSource
  version: number
  created_at: Instant
  updated_at: Instant
}

/** Append-only, by triggers of the database. */
export type PolicyReviewsTable = {
  id: string
  organisation_id: string
  policy_id: string
  outcome: ComplianceLevel
  /** An array of `{ text, isMet }`. */
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
