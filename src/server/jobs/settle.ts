import type { Ctx, Deps } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { isUniqueViolation } from '../database/unique-violation.ts'
import type { ClaimedJob } from './claim.ts'
import type { JobEnd } from './job.ts'

/** These return false when the lease was lost: then the job is another worker's and is left alone. */
export function complete(ctx: Ctx, job: ClaimedJob, end?: JobEnd): Promise<boolean> {
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

/** When the same work was enqueued again meanwhile, that job does it. */
export async function retryLater(ctx: Ctx, job: ClaimedJob, waitMs: number, code: string): Promise<boolean> {
  const run_at = new Date(ctx.now().getTime() + waitMs).toISOString()
  try {
    return await settle(ctx, job, { run_at, last_error: code })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return complete(ctx, job)
  }
}

export function giveUp(ctx: Ctx, job: ClaimedJob, code: string): Promise<boolean> {
  return settle(ctx, job, { dead_at: ctx.now().toISOString(), last_error: code })
}

/** Gives a job back as if it had not been tried, behind those that have waited longer. */
export async function release(ctx: Ctx, job: ClaimedJob, code?: string): Promise<boolean> {
  const outcome = { attempts: job.attempts - 1, run_at: ctx.now().toISOString() }
  try {
    return await settle(ctx, job, { ...outcome, ...(code !== undefined && { last_error: code }) })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return complete(ctx, job)
  }
}

type Outcome = { attempts?: number; run_at?: string; last_error?: string; dead_at?: string }

async function settle({ db }: Pick<Deps, 'db'>, job: ClaimedJob, outcome: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ ...outcome, lease_id: null, leased_until: null })
    .where('id', '=', job.id)
    .where('lease_id', '=', job.leaseId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A process that lives keeps its jobs, however long they take. */
export async function renewLeases({ db, now }: Pick<Deps, 'db' | 'now'>, leaseIds: string[], leaseMs: number) {
  if (leaseIds.length === 0) return
  const leased_until = new Date(now().getTime() + leaseMs).toISOString()
  await db.updateTable('jobs').set({ leased_until }).where('lease_id', 'in', leaseIds).execute()
}
