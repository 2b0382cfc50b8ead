import { randomUUID } from 'node:crypto'
import type { Ctx, Deps } from '../context.ts'
import { SCHEDULED_JOBS, type ScheduledJob } from './scheduled-jobs.ts'

/** A new process looks soon after its start, as another may have been away for long. */
const FIRST_AFTER_MS = 2000

/** Runs each job at its interval until stopped; a job never runs twice at once in one process. */
export function startSchedule(deps: Deps, jobs = SCHEDULED_JOBS): { stop(): Promise<void> } {
  const underWay = new Map<string, Promise<void>>()
  const turn = (job: ScheduledJob) => {
    if (underWay.has(job.name)) return
    underWay.set(
      job.name,
      runJob(deps, job).finally(() => underWay.delete(job.name)),
    )
  }
  const timers = jobs.map((job) => setInterval(turn, job.everyMs, job).unref())
  const first = setTimeout(() => jobs.forEach(turn), FIRST_AFTER_MS).unref()
  return {
    stop: async () => {
      clearTimeout(first)
      for (const timer of timers) clearInterval(timer)
      await Promise.all(underWay.values())
    },
  }
}

/** Runs a job once and notes how that went. Never throws. */
export async function runJob(deps: Deps, job: ScheduledJob): Promise<void> {
  const ctx: Ctx = { ...deps, actor: { kind: 'job', name: job.name }, requestId: randomUUID() }
  try {
    await note(deps, job.name, { started_at: deps.now().toISOString() })
    await job.run(ctx)
    await note(deps, job.name, { ended_at: deps.now().toISOString(), failed_at: null, last_error: null })
  } catch (error) {
    deps.log.warn({ err: error, job: job.name }, 'job failed')
    const reason = error instanceof Error ? error.name : 'unknown'
    await note(deps, job.name, { failed_at: deps.now().toISOString(), last_error: reason }).catch(() => {})
  }
}

type Note = { started_at?: string; ended_at?: string; failed_at?: string | null; last_error?: string | null }

async function note(deps: Deps, name: string, values: Note): Promise<void> {
  await deps.db
    .insertInto('job_runs')
    .values({ name, started_at: deps.now().toISOString(), ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute()
}
