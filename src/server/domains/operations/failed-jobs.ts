import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import { anyId } from '#contracts/primitives.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import type { Database } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { LANES } from '../../queue/job-definitions.ts'
import { wakeWorkers } from '../../queue/wake-workers.ts'
import { recordAudit } from '../audit/index.ts'

const MAX_JOBS = 50

/** The jobs of one name. Omits future jobs without an attempt. */
export type JobCount = {
  name: string
  waiting: number
  running: number
  /** Waiting or running, with a failed attempt. */
  failing: number
  dead: number
  oldestAt: string | null
}

const countRows = keptQuery((db, { now }: { now: string }) => {
  const running = sql<boolean>`dead_at is null and leased_until > ${now}`
  const waiting = sql<boolean>`dead_at is null and (leased_until is null or leased_until <= ${now})
    and (run_at <= ${now} or attempts > 0)`
  const sum = (condition: typeof running) => sql<number | string>`sum(case when ${condition} then 1 else 0 end)`
  return db
    .selectFrom('jobs')
    .select([
      'name',
      sum(waiting).as('waiting'),
      sum(running).as('running'),
      sum(sql`dead_at is null and last_error is not null`).as('failing'),
      sum(sql`dead_at is not null`).as('dead'),
      sql<string | null>`min(case when (${waiting}) or (${running}) then created_at end)`.as('oldestAt'),
    ])
    .groupBy('name')
    .orderBy('name')
})

export async function countJobs(ctx: Ctx): Promise<JobCount[]> {
  const rows = await countRows(ctx, { now: ctx.now().toISOString() })
  return rows.map(({ waiting, running, failing, dead, ...row }) => ({
    ...row,
    waiting: Number(waiting),
    running: Number(running),
    failing: Number(failing),
    dead: Number(dead),
  }))
}

export type FailedJob = {
  id: string
  name: string
  recipient: string | null
  attempts: number
  lastError: string | null
  createdAt: string
  /** Null: the worker tries it again. */
  deadAt: string | null
}

/** Dead jobs first, then those whose last attempt failed, newest first. */
export async function listFailedJobs(ctx: Ctx): Promise<FailedJob[]> {
  const rows = await ctx.db
    .selectFrom('jobs')
    .leftJoin('outbox', 'outbox.id', 'jobs.id')
    .select(['jobs.id', 'name', 'recipient', 'jobs.attempts', 'last_error', 'jobs.created_at', 'dead_at'])
    .where((row) =>
      row.or([
        row('dead_at', 'is not', null),
        row.and([row('jobs.attempts', '>', 0), row('last_error', 'is not', null)]),
      ]),
    )
    .orderBy(sql`case when dead_at is null then 1 else 0 end`)
    .orderBy('jobs.id', 'desc')
    .limit(MAX_JOBS)
    .execute()
  return rows.map(({ last_error, created_at, dead_at, ...row }) => ({
    ...row,
    lastError: last_error,
    createdAt: created_at,
    deadAt: dead_at,
  }))
}

/** Retries one failed job at once, or all dead jobs. Attempts count from 0 again. Throws `not_found`. */
export async function retryJobs(ctx: Ctx, input: unknown): Promise<{ retried: number }> {
  await requireAdministrator(ctx)
  const { id } = parseInput(z.object({ id: anyId.optional() }), input)
  const retried = await inTransaction(ctx, async (tx) => {
    const now = tx.now().toISOString()
    const rows = await tx.db
      .updateTable('jobs')
      // Reset the age, because an old job would be given up again at once. Without its key it can run beside a newer
      // job.
      .set({ dead_at: null, attempts: 0, run_at: now, created_at: now, last_error: null, key: null })
      .where((row) => (id === undefined ? row('dead_at', 'is not', null) : isIdle(row, id, now)))
      .where('last_error', 'is not', null)
      .returning('id')
      .execute()
    if (id !== undefined && rows.length === 0) throw jobGoneError()
    for (const row of rows) await recordAudit(tx, 'job.retried', { kind: 'job', id: row.id })
    return rows.length
  })
  for (const lane of LANES) wakeWorkers(lane)
  return { retried }
}

/** Deletes a job for good. Throws `not_found`, also while it runs. */
export async function giveUpJob(ctx: Ctx, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { id } = parseInput(z.object({ id: anyId }), input)
  await inTransaction(ctx, async (tx) => {
    const job = await tx.db
      .deleteFrom('jobs')
      .where((row) => isIdle(row, id, tx.now().toISOString()))
      .returning('name')
      .executeTakeFirst()
    if (job === undefined) throw jobGoneError()
    await recordAudit(tx, 'job.given_up', { kind: 'job', id }, { job: job.name })
  })
}

function isIdle(row: ExpressionBuilder<Database, 'jobs'>, id: string, now: string) {
  return row.and([row('id', '=', id), row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)])])
}

function jobGoneError(): AppError {
  return new AppError('not_found', 'This job is done or is running now.')
}
