import type { Ctx, Deps } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { isUniqueViolation } from '../database/unique-violation.ts'
import type { ClaimedJob } from './claim-jobs.ts'
import type { JobEnd } from './job.ts'

/* Each function returns false when the lease was lost. The job then belongs to another worker and stays unchanged. */

/** Deletes the job and runs its `end` in one transaction. */
export function completeJob(ctx: Ctx, job: ClaimedJob, end?: JobEnd): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const { numDeletedRows } = await tx.db
      .deleteFrom('jobs')
      .where('id', '=', job.id)
      .where('lease_id', '=', job.leaseId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await end?.(tx)
    return true
  })
}

/** Completes the job instead when a waiting job with the same key will do the work. */
export async function rescheduleJob(ctx: Ctx, job: ClaimedJob, waitMs: number, code: string): Promise<boolean> {
  const run_at = new Date(ctx.now().getTime() + waitMs).toISOString()
  try {
    return await updateClaimedJob(ctx, job, { run_at, last_error: code })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return completeJob(ctx, job)
  }
}

export function markJobDead(ctx: Ctx, job: ClaimedJob, code: string): Promise<boolean> {
  return updateClaimedJob(ctx, job, { dead_at: ctx.now().toISOString(), last_error: code })
}

/** Returns a job to the queue without counting the attempt, behind the jobs that wait longer. */
export async function releaseJob(ctx: Ctx, job: ClaimedJob, code?: string): Promise<boolean> {
  const outcome = { attempts: job.attempts - 1, run_at: ctx.now().toISOString() }
  try {
    return await updateClaimedJob(ctx, job, { ...outcome, ...(code !== undefined && { last_error: code }) })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return completeJob(ctx, job)
  }
}

type Outcome = { attempts?: number; run_at?: string; last_error?: string; dead_at?: string }

async function updateClaimedJob({ db }: Pick<Deps, 'db'>, job: ClaimedJob, outcome: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ ...outcome, lease_id: null, leased_until: null })
    .where('id', '=', job.id)
    .where('lease_id', '=', job.leaseId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Renews the leases of this process, so that it keeps long jobs. */
export async function renewLeases({ db, now }: Pick<Deps, 'db' | 'now'>, leaseIds: string[], leaseMs: number) {
  if (leaseIds.length === 0) return
  const leased_until = new Date(now().getTime() + leaseMs).toISOString()
  await db.updateTable('jobs').set({ leased_until }).where('lease_id', 'in', leaseIds).execute()
}
