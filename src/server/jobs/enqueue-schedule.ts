import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Ctx, Deps, Tx } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { insertJob } from '../queue/enqueue-job.ts'
import { RETRY, TIME_LIMITS } from '../queue/job-definitions.ts'
import { type Registry, rejectOnAbort } from './job.ts'
import { runScheduledJob, type ScheduledJob } from './run-scheduled-job.ts'

/** Lets a new process answer its first requests before jobs start. */
const FIRST_RUN_DELAY_MS = 2000

/** Each run enqueues the next one, also after a failure. The Health page shows the failure. */
export function createScheduleRegistry(jobs: ScheduledJob[]): Registry {
  return Object.fromEntries(
    jobs.map((job) => {
      const { lane = 'short' } = job
      const timeLimitMs = lane === 'long' ? TIME_LIMITS.long : TIME_LIMITS.short
      const handle: Registry[string]['handle'] = async (ctx, _payload, { signal }) => {
        await runScheduledJob(ctx, { ...job, run: (own) => rejectOnAbort(job.run(own), signal) })
        return (tx) => enqueueRun(tx, job, job.everyMs)
      }
      return [job.name, { payload: z.object({}), lane, timeLimitMs, retry: RETRY, handle }]
    }),
  )
}

/** Enqueues the scheduled jobs that have no run ahead. The key prevents a second one when processes start together. */
export async function enqueueSchedule(deps: Deps, jobs: ScheduledJob[]): Promise<void> {
  const ctx: Ctx = { ...deps, actor: { kind: 'job', name: 'schedule' }, requestId: randomUUID() }
  await inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .selectFrom('jobs')
      .select('name')
      .where('key', 'is not', null)
      .where('dead_at', 'is', null)
      .where(
        'name',
        'in',
        jobs.map(({ name }) => name),
      )
      .execute()
    const present = new Set(rows.map(({ name }) => name))
    for (const job of jobs) if (!present.has(job.name)) await enqueueRun(tx, job, FIRST_RUN_DELAY_MS)
  })
}

function enqueueRun(tx: Tx, { name, lane = 'short' }: ScheduledJob, waitMs: number): Promise<void> {
  const runAt = new Date(tx.now().getTime() + waitMs)
  return insertJob(tx, { name, lane, payload: {}, key: name, runAt })
}
