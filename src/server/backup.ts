import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Config, readConfig } from './config.ts'
import { dumpPostgres } from './database/backup/postgres.ts'
import { copySqlite } from './database/backup/sqlite.ts'
import { openDeps } from './deps.ts'
import { BACKUP } from './domains/operations/index.ts'
import { runJob } from './jobs/schedule.ts'
import { createLog } from './log.ts'

type Backup = { file: string; bytes: number }

/** What `npm run backup` does: a checked copy of the database in DATA_DIR/backups, while the product runs or not. */
export async function backUpFromCommandLine(env: NodeJS.ProcessEnv): Promise<Backup> {
  const config = readConfig(env)
  const deps = await openDeps(config, createLog('silent'))
  let result: Backup | undefined
  let reason: unknown
  try {
    // Noted as a job, so that the health of the system tells of the last good one, and of one that failed.
    await runJob(deps, {
      name: BACKUP,
      everyMs: 0,
      run: async () => {
        try {
          result = await backUp(config, deps.now())
        } catch (error) {
          reason = error
          throw error
        }
      },
    })
  } finally {
    await deps.db.destroy()
  }
  if (result === undefined) throw reason
  return result
}

/** Under its final name there is never a copy that is not whole, checked and on the disk. Only the owner may read it. */
async function backUp(config: Config, now: Date): Promise<Backup> {
  const folder = path.join(config.dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const kind = config.databaseUrl === undefined ? 'sqlite' : 'dump'
  const file = path.join(folder, `ogham-${now.toISOString().replaceAll(':', '-')}.${kind}`)
  const unfinished = `${file}.tmp`
  try {
    if (config.databaseUrl === undefined) copySqlite(config.dataDir, unfinished)
    else await dumpPostgres(config.databaseUrl, unfinished)
    chmodSync(unfinished, 0o600)
    syncToDisk(unfinished)
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return { file, bytes: statSync(file).size }
}

function syncToDisk(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
