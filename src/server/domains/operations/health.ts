import { statfs } from 'node:fs/promises'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { countJobs, type FailedJob, type JobCount, listFailedJobs } from './queue.ts'
import {
  type Health,
  healthOfBackup,
  healthOfDatabase,
  healthOfDisk,
  healthOfJob,
  healthOfMail,
  worstOf,
} from './rules.ts'

/** How the backup is named among the runs that are noted. */
export const BACKUP = 'backup'

export type Job = { name: string; everyMs: number }

export type JobHealth = {
  name: string
  everyMs: number
  health: Health
  startedAt: string | null
  endedAt: string | null
  failedAt: string | null
  lastError: string | null
}

type MailQueue = { queued: number; oldestQueuedAt: string | null; dead: number }

export type SystemHealth = {
  overall: Health
  /** How many of the parts below are well. */
  well: number
  parts: number
  database: { health: Health; engine: 'SQLite' | 'PostgreSQL'; answerMs: number }
  jobs: { health: Health; list: JobHealth[] }
  queue: { counts: JobCount[]; failed: FailedJob[]; dead: number }
  mail: MailQueue & { health: Health }
  disk: { health: Health; freeBytes: number; totalBytes: number }
  backup: { health: Health; lastGoodAt: string | null; failedAt: string | null; lastError: string | null }
}

/** Looked at when it is asked for. `jobs` are those that should run. */
export async function getSystemHealth(ctx: Ctx, jobs: Job[]): Promise<SystemHealth> {
  await requireAdministrator(ctx)
  const now = ctx.now()
  const { runs, answerMs } = await timeRuns(ctx)
  const [counts, space] = await Promise.all([countJobs(ctx), statfs(ctx.config.dataDir)])
  const hasFailed = counts.some(({ failing, dead }) => failing + dead > 0)
  const failed = hasFailed ? await listFailedJobs(ctx) : []
  const dead = counts.reduce((total, count) => total + count.dead, 0)
  const mail = mailQueueOf(counts)
  const others: Health = dead > mail.dead ? 'attention' : 'ok'
  const list = jobs.map((job) => healthOf(job, runs.get(job.name), now))
  const free = { freeBytes: space.bavail * space.bsize, totalBytes: space.blocks * space.bsize }
  const run = runs.get(BACKUP)
  const backup = {
    lastGoodAt: run?.endedAt ?? null,
    failedAt: run?.failedAt ?? null,
    lastError: run?.lastError ?? null,
  }
  const parts = {
    database: {
      health: healthOfDatabase(answerMs),
      engine: ctx.config.databaseUrl === undefined ? ('SQLite' as const) : ('PostgreSQL' as const),
      answerMs,
    },
    jobs: { health: worstOf([others, ...list.map(({ health }) => health)]), list },
    mail: { health: healthOfMail(mail, now), ...mail },
    disk: { health: healthOfDisk(free.freeBytes, free.totalBytes), ...free },
    backup: { health: healthOfBackup(backup, await backupDueFrom(ctx, backup.lastGoodAt), now), ...backup },
  }
  const states = Object.values(parts).map(({ health }) => health)
  const well = states.filter((state) => state === 'ok').length
  return { overall: worstOf(states), well, parts: states.length, ...parts, queue: { counts, failed, dead } }
}

function mailQueueOf(counts: JobCount[]): MailQueue {
  const mails = counts.filter(({ name }) => name.startsWith('mail:'))
  const oldest = mails.flatMap(({ oldestAt }) => oldestAt ?? []).toSorted()
  return {
    queued: mails.reduce((total, { waiting, running }) => total + waiting + running, 0),
    oldestQueuedAt: oldest[0] ?? null,
    dead: mails.reduce((total, { dead }) => total + dead, 0),
  }
}

/** The last good backup or, without one, when the product published its first content: at its first start. */
async function backupDueFrom(ctx: Ctx, lastGoodAt: string | null): Promise<string> {
  if (lastGoodAt !== null) return lastGoodAt
  const { first } = await ctx.db
    .selectFrom('content_versions')
    .select((row) => row.fn.min('published_at').as('first'))
    .executeTakeFirstOrThrow()
  return first ?? ctx.now().toISOString()
}

/** The time of the answer in milliseconds, with two decimals, tells how the database is. */
async function timeRuns(ctx: Ctx): Promise<{ runs: Map<string, Run>; answerMs: number }> {
  const startedAt = performance.now()
  const runs = await listRuns(ctx)
  return { runs, answerMs: Math.round((performance.now() - startedAt) * 100) / 100 }
}

type Run = { startedAt: string; endedAt: string | null; failedAt: string | null; lastError: string | null }

async function listRuns(ctx: Ctx): Promise<Map<string, Run>> {
  const rows = await ctx.db.selectFrom('job_runs').selectAll().execute()
  return new Map(
    rows.map((row) => [
      row.name,
      { startedAt: row.started_at, endedAt: row.ended_at, failedAt: row.failed_at, lastError: row.last_error },
    ]),
  )
}

function healthOf({ name, everyMs }: Job, run: Run | undefined, now: Date): JobHealth {
  const nothing = { startedAt: null, endedAt: null, failedAt: null, lastError: null }
  return { name, everyMs, health: healthOfJob(everyMs, run, now), ...(run ?? nothing) }
}
