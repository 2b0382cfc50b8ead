import type { ActivityType } from '#contracts/activity.ts'
import type { Instant } from './schema.ts'

export type PortalTables = {
  activities: ActivitiesTable
  job_runs: JobRunsTable
}

/** Samples are what a new organisation starts with; clearing them leaves what is real. */
export type RowSource = 'sample' | 'real'

export type ActivitiesTable = {
  id: string
  organisation_id: string
  type: ActivityType
  message: string
  source: RowSource
  at: Instant
}

/** How the last run of each scheduled job went, in whichever process. */
export type JobRunsTable = {
  name: string
  started_at: Instant
  ended_at: Instant | null
  failed_at: Instant | null
  /** A code or a class of errors, and ids; nothing else of what was processed. */
  last_error: string | null
}
