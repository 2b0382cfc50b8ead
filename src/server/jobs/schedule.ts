import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Ctx, Deps, Tx } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { RETRY, TIME_LIMITS } from '../queue/definitions.ts'
import { insertJob } from '../queue/enqueue-job.ts'
import { type Registry, untilAborted } from './job.ts'
import { runJob, type ScheduledJob } from './run-job.ts'

/** A new process has answered its first requests by then. */
const FIRST_AFTER_MS = 2000

/** A run that has ended enqueues the next one, also when it failed: Health tells of that, and the next run tries again. */
export function scheduledRegistry(jobs: ScheduledJob[]): Registry {
  return Object.fromEntries(
    jobs.map((job) => {
      const { lane = 'short' } = job
      const timeLimitMs = lane === 'long' ? TIME_LIMITS.long : TIME_LIMITS.short
      const handle: Registry[string]['handle'] = async (ctx, _payload, { signal }) => {
        await runJob(ctx, { ...job, run: (own) => untilAborted(job.run(own), signal) })
        return (tx) => enqueueRun(tx, job, job.everyMs)
      }
      return [job.name, { payload: z.object({}), lane, timeLimitMs, retry: RETRY, handle }]
    }),
  )
}

/** Makes sure that each runs or has a run ahead of it. The key settles the race of processes that start together. */
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
    for (const job of jobs) if (!present.has(job.name)) await enqueueRun(tx, job, FIRST_AFTER_MS)
  })
}

function enqueueRun(tx: Tx, { name, lane = 'short' }: ScheduledJob, waitMs: number): Promise<void> {
  const runAt = new Date(tx.now().getTime() + waitMs)
  return insertJob(tx, { name, lane, payload: {}, key: name, runAt })
}
