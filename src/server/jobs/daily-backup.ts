import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { BACKUP_FOLDER, backUp } from '../backup.ts'
import type { Ctx } from '../context.ts'
import { BACKUP_JOB } from '../domains/operations/index.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Less than a day, because the job runs once an hour. */
const DUE_AFTER_MS = DAY - HOUR
/** A failed or interrupted backup is repeated by the next run. */
const RETRY_AFTER_MS = HOUR / 2
const KEPT_COPIES = 7

/** Backs up the database once a day and keeps the last seven daily copies. Never deletes copies made by hand. */
export async function backUpDaily(ctx: Ctx): Promise<void> {
  if (!(await claimBackup(ctx))) return
  await backUp(ctx, 'daily')
  removeOldCopies(path.join(ctx.config.dataDir, BACKUP_FOLDER), ctx.now())
}

/** One statement, so that only one process makes the backup. Ignores times in the future, which a wrong clock wrote. */
async function claimBackup(ctx: Ctx): Promise<boolean> {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms).toISOString()
  const now = ctx.now().toISOString()
  const claimed = await ctx.db
    .insertInto('job_runs')
    .values({ name: BACKUP_JOB, started_at: now })
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

function removeOldCopies(folder: string, now: Date): void {
  const own = readdirSync(folder).filter((name) => name.startsWith('ogham-daily-'))
  const copies = own.filter((name) => name.endsWith('.sqlite')).toSorted()
  // Deletes what a crash left. Another process may still be writing a younger file.
  const isStale = (name: string) => now.getTime() - statSync(path.join(folder, name)).mtimeMs > DAY
  const halfDone = own.filter((name) => name.endsWith('.tmp') && isStale(name))
  for (const name of [...copies.slice(0, -KEPT_COPIES), ...halfDone]) rmSync(path.join(folder, name), { force: true })
}
