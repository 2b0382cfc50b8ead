import type { Generated } from 'kysely'
import type { Instant, JsonText } from './schema.ts'

export type JobTables = {
  jobs: JobsTable
  job_runs: JobRunsTable
}

/** Work that waits, runs or was given up. A job that is done is deleted. */
export type JobsTable = {
  /** The job of a mail has the id of the mail. */
  id: string
  name: string
  payload: JsonText
  /** Whose job it is; it goes with the organisation. */
  organisation_id: string | null
  lane: string
  /** Slots go round between the turns: an organisation's id, also of mails that outlive the organisation, or 'none'. */
  turn: string
  /** Jobs of one sequence run one after another. */
  sequence: string | null
  /** Of jobs with one name and key only one waits. */
  key: string | null
  run_at: Instant
  /** While in the future, one worker runs this job; afterwards it is free again. */
  leased_until: Instant | null
  lease_id: string | null
  attempts: Generated<number>
  /** A code or a class of errors; nothing of what was processed. */
  last_error: string | null
  /** Its age counts from here. */
  created_at: Instant
  /** Since when no worker tries it any more; an administrator decides. */
  dead_at: Instant | null
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
