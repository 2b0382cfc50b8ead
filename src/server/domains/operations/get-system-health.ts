import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { countJobs, type FailedJob, type JobCount, listFailedJobs } from './failed-jobs.ts'
import { findWorst, type Health, rateBackup, rateDatabase, rateDisk, rateJob, rateMail } from './rate-health.ts'

/** The name of the backup in `job_runs`. */
export const BACKUP_JOB = 'backup'

export type ScheduledJob = { name: string; everyMs: number }

export type JobHealth = {
  name: string
  everyMs: number
  health: Health
  startedAt: string | null
  endedAt: string | null
  failedAt: string | null
  lastError: string | null
}

const NOTHING = sql<string | null>`null`

type MailQueue = { queued: number; oldestQueuedAt: string | null; dead: number }

export type SystemHealth = {
  overall: Health
  /** Number of parts that are ok. */
  well: number
  parts: number
  database: { health: Health; engine: 'SQLite' | 'PostgreSQL'; answerMs: number }
  jobs: { health: Health; list: JobHealth[] }
  queue: { counts: JobCount[]; failed: FailedJob[]; dead: number }
  mail: MailQueue & { health: Health }
  disk: { health: Health; freeBytes: number; totalBytes: number }
  backup: { health: Health; lastGoodAt: string | null; failedAt: string | null; lastError: string | null }
}

/** Checks the system on request. `jobs` are the jobs that should run. */
export async function getSystemHealth(ctx: Ctx, jobs: ScheduledJob[]): Promise<SystemHealth> {
  const { queue, ...health } = await checkSystem(ctx, jobs)
  const hasFailed = queue.counts.some(({ failing, dead }) => failing + dead > 0)
  return { ...health, queue: { ...queue, failed: hasFailed ? await listFailedJobs(ctx) : [] } }
}

/** Returns only the overall state, for every page of the administrators. */
export async function getOverallHealth(
  ctx: Ctx,
  jobs: ScheduledJob[],
): Promise<Pick<SystemHealth, 'overall' | 'well' | 'parts'>> {
  const { overall, well, parts } = await checkSystem(ctx, jobs)
  return { overall, well, parts }
}

async function checkSystem(ctx: Ctx, jobs: ScheduledJob[]) {
  await requireAdministrator(ctx)
  const now = ctx.now()
  const { runs, firstContentAt, answerMs } = await timeRuns(ctx)
  const [counts, space] = await Promise.all([countJobs(ctx), statfs(ctx.config.dataDir)])
  const dead = counts.reduce((total, count) => total + count.dead, 0)
  const mail = summariseMailQueue(counts)
  const others: Health = dead > mail.dead ? 'attention' : 'ok'
  const list = jobs.map((job) => presentJobHealth(job, runs.get(job.name), now))
  const free = { freeBytes: space.bavail * space.bsize, totalBytes: space.blocks * space.bsize }
  const run = runs.get(BACKUP_JOB)
  const backup = {
    lastGoodAt: run?.endedAt ?? null,
    failedAt: run?.failedAt ?? null,
    lastError: run?.lastError ?? null,
  }
  const parts = {
    database: {
      health: rateDatabase(answerMs),
      engine: ctx.config.databaseUrl === undefined ? ('SQLite' as const) : ('PostgreSQL' as const),
      answerMs,
    },
    jobs: { health: findWorst([others, ...list.map(({ health }) => health)]), list },
    mail: { health: rateMail(mail, now), ...mail },
    disk: { health: rateDisk(free.freeBytes, free.totalBytes), ...free },
    // Without a good backup one is due a day after the first start.
    backup: {
      health: rateBackup(backup, backup.lastGoodAt ?? firstContentAt ?? now.toISOString(), now),
      ...backup,
    },
  }
  const states = Object.values(parts).map(({ health }) => health)
  const well = states.filter((state) => state === 'ok').length
  return { overall: findWorst(states), well, parts: states.length, ...parts, queue: { counts, dead } }
}

function summariseMailQueue(counts: JobCount[]): MailQueue {
  const mails = counts.filter(({ name }) => name.startsWith('mail:'))
  const oldest = mails.flatMap(({ oldestAt }) => oldestAt ?? []).toSorted()
  return {
    queued: mails.reduce((total, { waiting, running }) => total + waiting + running, 0),
    oldestQueuedAt: oldest[0] ?? null,
    dead: mails.reduce((total, { dead }) => total + dead, 0),
  }
}

/** The response time of this query, in milliseconds with two decimals, shows the state of the database. */
async function timeRuns(ctx: Ctx) {
  const startedAt = performance.now()
  const rows = await listRuns(ctx, {})
  const answerMs = Math.round((performance.now() - startedAt) * 100) / 100
  const runs = new Map(rows.map(({ name, startedAt, ...run }) => [name, { startedAt: startedAt ?? '', ...run }]))
  return { runs, firstContentAt: runs.get(FIRST_CONTENT)?.startedAt || undefined, answerMs }
}

type JobRun = { startedAt: string; endedAt: string | null; failedAt: string | null; lastError: string | null }

/** Read together with the runs: when the product published its first content, at its first start. */
const FIRST_CONTENT = 'first content'

const listRuns = keptQuery((db) =>
  db
    .selectFrom('job_runs')
    .select(['name', 'started_at as startedAt', 'ended_at as endedAt', 'failed_at as failedAt'])
    .select('last_error as lastError')
    .unionAll(
      db
        .selectFrom('content_versions')
        .select(({ fn }) => [sql.lit(FIRST_CONTENT).as('name'), fn.min('published_at').as('startedAt')])
        .select([NOTHING.as('endedAt'), NOTHING.as('failedAt'), NOTHING.as('lastError')]),
    ),
)

function presentJobHealth({ name, everyMs }: ScheduledJob, run: JobRun | undefined, now: Date): JobHealth {
  const nothing = { startedAt: null, endedAt: null, failedAt: null, lastError: null }
  return { name, everyMs, health: rateJob(everyMs, run, now), ...(run ?? nothing) }
}
