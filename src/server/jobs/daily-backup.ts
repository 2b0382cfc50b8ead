import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { BACKUP_FOLDER, backUp } from '../backup.ts'
import type { Ctx } from '../context.ts'
import { BACKUP } from '../domains/operations/index.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Short of a day, so that a job that looks once an hour is never late. */
const DUE_AFTER_MS = DAY - HOUR
/** One that failed, or was cut off, is tried again at the next look. */
const RETRY_AFTER_MS = HOUR / 2
const KEPT = 7

/** Backs the database up once a day and keeps the last seven of these copies. Those made by hand are left alone. */
export async function backUpDaily(ctx: Ctx): Promise<void> {
  if (!(await claim(ctx))) return
  await backUp(ctx, 'daily')
  removeOld(path.join(ctx.config.dataDir, BACKUP_FOLDER), ctx.now())
}

/** In one statement, so that of several processes one makes it. A time far ahead is of a clock that was wrong. */
async function claim(ctx: Ctx): Promise<boolean> {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms).toISOString()
  const now = ctx.now().toISOString()
  const claimed = await ctx.db
    .insertInto('job_runs')
    .values({ name: BACKUP, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ started_at: now })
        .where((run) =>
          run.and([
            run.or([
              run('job_runs.started_at', '<=', before(RETRY_AFTER_MS)),
              run('job_runs.started_at', '>', before(-DAY)),
            ]),
            run.or([
              run('job_runs.ended_at', 'is', null),
              run('job_runs.ended_at', '<=', before(DUE_AFTER_MS)),
              run('job_runs.ended_at', '>', before(-DAY)),
            ]),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

function removeOld(folder: string, now: Date): void {
  const own = readdirSync(folder).filter((name) => name.startsWith('ogham-daily-'))
  const copies = own.filter((name) => name.endsWith('.sqlite')).toSorted()
  // What a crash left half done; another process may still be at a younger one.
  const isStale = (name: string) => now.getTime() - statSync(path.join(folder, name)).mtimeMs > DAY
  const halfDone = own.filter((name) => name.endsWith('.tmp') && isStale(name))
  for (const name of [...copies.slice(0, -KEPT), ...halfDone]) rmSync(path.join(folder, name), { force: true })
}
