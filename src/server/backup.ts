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
import { BACKUP_JOB } from './domains/operations/index.ts'
import { erasureLogFile } from './domains/privacy/index.ts'
import { runScheduledJob } from './jobs/run-scheduled-job.ts'
import { createLog } from './log.ts'

type Backup = { file: string; bytes: number }

/** Path in the data folder. */
export const BACKUP_FOLDER = 'backups'

/**
 * Runs `npm run backup`: writes a checked copy to DATA_DIR/backups, whether or not the product runs. `keySource` says
 * where the keys of its secrets are, because a backup does not contain them.
 */
export async function backUpFromCommandLine(env: NodeJS.ProcessEnv): Promise<Backup & { keySource: string }> {
  const deps = await openDeps(readConfig(env), createLog('silent'))
  try {
    return { ...(await backUp(deps)), keySource: deps.secrets.source }
  } finally {
    await deps.db.destroy()
  }
}

/** Recorded as a job run, so that the Health page shows the last good backup and a failed one. Throws the failure. */
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
  await runScheduledJob(deps, { name: BACKUP_JOB, everyMs: 0, run })
  if (result === undefined) throw reason
  return result
}

/** A copy gets its final name after it is complete, checked and synced to the disk. Only the owner may read it. */
async function copyDatabase({ config, now }: Deps, kind: 'daily' | undefined): Promise<Backup> {
  const folder = path.join(config.dataDir, BACKUP_FOLDER)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const ending = config.databaseUrl === undefined ? 'sqlite' : 'dump'
  const time = now().toISOString().replaceAll(':', '-')
  const file = path.join(folder, `${['ogham', kind, time].filter(Boolean).join('-')}.${ending}`)
  const temporaryFile = `${file}.tmp`
  try {
    if (config.databaseUrl === undefined) await copySqlite(config.dataDir, temporaryFile)
    else await dumpPostgres(config.databaseUrl, temporaryFile)
    chmodSync(temporaryFile, 0o600)
    syncToDisk(temporaryFile)
    renameSync(temporaryFile, file)
    copyErasureLog(config.dataDir, folder)
  } finally {
    rmSync(temporaryFile, { force: true })
  }
  return { file, bytes: statSync(file).size }
}

/** A restore needs the erasure log, so the backup folder has a copy. */
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
