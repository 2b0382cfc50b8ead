import type { Generated } from 'kysely'
import type { Instant, JsonText } from './values.ts'

export type JobTables = {
  jobs: JobsTable
  job_runs: JobRunsTable
}

/** Jobs that wait, run or are dead. A finished job is deleted. */
export type JobsTable = {
  /** A mail and its job have the same id. */
  id: string
  name: string
  payload: JsonText
  /** The job's organisation. Erasing the organisation deletes the job. */
  organisation_id: string | null
  lane: string
  /** An organisation's id or 'none'. Slots rotate between turns. A mail keeps its turn after an erasure. */
  turn: string
  /** Jobs of one sequence run one after another. */
  sequence: string | null
  /** At most one waiting job has this name and key. */
  key: string | null
  run_at: Instant
  /** Until then one worker owns this job. Afterwards any worker may claim it. */
  leased_until: Instant | null
  lease_id: string | null
  attempts: Generated<number>
  /** A code or the name of an error, without any data. */
  last_error: string | null
  created_at: Instant
  /** When the job was given up. An administrator retries or deletes it. */
  dead_at: Instant | null
}

/** The last run of each scheduled job, in any process. */
export type JobRunsTable = {
  name: string
  started_at: Instant
  ended_at: Instant | null
  failed_at: Instant | null
  /** A code or the name of an error, and ids of subjects, without other data. */
  last_error: string | null
}
