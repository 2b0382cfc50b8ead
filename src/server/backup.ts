import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { readConfig } from './config.ts'
import type { Deps } from './context.ts'
import { dumpPostgres } from './database/backup/postgres.ts'
import { copySqlite } from './database/backup/sqlite.ts'
import { openDeps } from './deps.ts'
import { BACKUP } from './domains/operations/index.ts'
import { erasureLogFile } from './domains/privacy/index.ts'
import { runJob } from './jobs/run-job.ts'
import { createLog } from './log.ts'

type Backup = { file: string; bytes: number }

/** In the data folder. */
export const BACKUP_FOLDER = 'backups'

/** What `npm run backup` does: a checked copy of the database in DATA_DIR/backups, while the product runs or not. */
export async function backUpFromCommandLine(env: NodeJS.ProcessEnv): Promise<Backup> {
  const deps = await openDeps(readConfig(env), createLog('silent'))
  try {
    return await backUp(deps)
  } finally {
    await deps.db.destroy()
  }
}

/** Noted as a job, so that the health of the system tells of the last good one, and of one that failed. */
export async function backUp(deps: Deps, kind?: 'daily'): Promise<Backup> {
  let result: Backup | undefined
  let reason: unknown
  const run = async () => {
    try {
      result = await copyDatabase(deps, kind)
    } catch (error) {
      reason = error
      throw error
    }
  }
  await runJob(deps, { name: BACKUP, everyMs: 0, run })
  if (result === undefined) throw reason
  return result
}

/** Under its final name there is never a copy that is not whole, checked and on the disk. Only the owner may read it. */
async function copyDatabase({ config, now }: Deps, kind: 'daily' | undefined): Promise<Backup> {
  const folder = path.join(config.dataDir, BACKUP_FOLDER)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const ending = config.databaseUrl === undefined ? 'sqlite' : 'dump'
  const time = now().toISOString().replaceAll(':', '-')
  const file = path.join(folder, `${['ogham', kind, time].filter(Boolean).join('-')}.${ending}`)
  const unfinished = `${file}.tmp`
  try {
    if (config.databaseUrl === undefined) await copySqlite(config.dataDir, unfinished)
    else await dumpPostgres(config.databaseUrl, unfinished)
    chmodSync(unfinished, 0o600)
    syncToDisk(unfinished)
    renameSync(unfinished, file)
    copyErasureLog(config.dataDir, folder)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return { file, bytes: statSync(file).size }
}

/** So that whoever carries the folder away carries what must be erased again after a restore. */
function copyErasureLog(dataDir: string, folder: string): void {
  const log = erasureLogFile(dataDir)
  if (!existsSync(log)) return
  const copy = path.join(folder, path.basename(log))
  copyFileSync(log, copy)
  chmodSync(copy, 0o600)
  syncToDisk(copy)
}

function syncToDisk(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
