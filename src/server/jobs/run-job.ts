import { randomUUID } from 'node:crypto'
import type { Ctx, Deps } from '../context.ts'
import { withTimeLimit } from '../database/time-limits.ts'
import { FailedSubjects } from '../for-each-due.ts'
import type { Lane } from '../queue/definitions.ts'
import { Stopped } from './job.ts'

/**
 * Each may run in several processes at once and again after a crash, so each does what is due in statements that settle
 * races themselves, and a second run finds nothing left.
 */
export type ScheduledJob = {
  name: string
  everyMs: number
  /** `short` unless said. */
  lane?: Lane
  run(ctx: Ctx): Promise<void>
}

/** Runs a job once and notes how that went. Never throws, unless the process ends. */
export async function runJob(deps: Deps, job: ScheduledJob): Promise<void> {
  const ctx: Ctx = { ...withTimeLimit(deps, 'job'), actor: { kind: 'job', name: job.name }, requestId: randomUUID() }
  try {
    await note(deps, job.name, { started_at: deps.now().toISOString() })
    await job.run(ctx)
    await note(deps, job.name, { ended_at: deps.now().toISOString(), failed_at: null, last_error: null })
  } catch (error) {
    if (error instanceof Stopped) throw error
    deps.log.warn({ err: error, job: job.name }, 'job failed')
    await note(deps, job.name, { failed_at: deps.now().toISOString(), last_error: reasonOf(error) }).catch(() => {})
  }
}

/** Nothing of what the job was about but ids. */
function reasonOf(error: unknown): string {
  if (error instanceof FailedSubjects) return error.message
  return error instanceof Error ? error.name : 'unknown'
}

type Note = { started_at?: string; ended_at?: string; failed_at?: string | null; last_error?: string | null }

async function note(deps: Deps, name: string, values: Note): Promise<void> {
  await deps.db
    .insertInto('job_runs')
    .values({ name, started_at: deps.now().toISOString(), ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute()
}
