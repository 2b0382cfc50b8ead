import { randomUUID } from 'node:crypto'
import type { Ctx, Deps } from '../context.ts'
import { withTimeLimit } from '../database/time-limits.ts'
import { FailedSubjects } from '../for-each-due.ts'
import type { Lane } from '../queue/job-definitions.ts'
import { StoppedError } from './job.ts'

/**
 * A job may run in several processes at once and repeat after a crash. So it uses conditional statements, and a second
 * run finds nothing left to do.
 */
export type ScheduledJob = {
  name: string
  everyMs: number
  /** Default: `short`. */
  lane?: Lane
  run(ctx: Ctx): Promise<void>
}

/** Runs a job once and saves the result in `job_runs`. Throws only StoppedError. */
export async function runScheduledJob(deps: Deps, job: ScheduledJob): Promise<void> {
  const ctx: Ctx = { ...withTimeLimit(deps, 'job'), actor: { kind: 'job', name: job.name }, requestId: randomUUID() }
  try {
    await saveRun(deps, job.name, { started_at: deps.now().toISOString() })
    await job.run(ctx)
    await saveRun(deps, job.name, { ended_at: deps.now().toISOString(), failed_at: null, last_error: null })
  } catch (error) {
    if (error instanceof StoppedError) throw error
    deps.log.warn({ err: error, job: job.name }, 'job failed')
    await saveRun(deps, job.name, { failed_at: deps.now().toISOString(), last_error: describeFailure(error) }).catch(
      () => {},
    )
  }
}

/** The reason is stored, so it holds ids and error names but no other data. */
function describeFailure(error: unknown): string {
  if (error instanceof FailedSubjects) return error.message
  return error instanceof Error ? error.name : 'unknown'
}

type Note = { started_at?: string; ended_at?: string; failed_at?: string | null; last_error?: string | null }

async function saveRun(deps: Deps, name: string, values: Note): Promise<void> {
  await deps.db
    .insertInto('job_runs')
    .values({ name, started_at: deps.now().toISOString(), ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute()
}
