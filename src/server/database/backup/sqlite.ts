import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { sqliteFilePath } from '../dialects/sqlite-file.ts'
import { BackupError } from './postgres.ts'

/** Source text, because the server is built into one file and a worker thread needs its own. */
const COPY_AND_CHECK = `
  const { createRequire } = require('node:module')
  const { parentPort, workerData } = require('node:worker_threads')
  const SqliteDatabase = createRequire(workerData.resolveFrom)('better-sqlite3')
  const source = new SqliteDatabase(workerData.file, { readonly: true, fileMustExist: true })
  source.prepare('vacuum into ?').run(workerData.target)
  source.close()
  const copy = new SqliteDatabase(workerData.target, { readonly: true })
  const integrity = copy.pragma('integrity_check', { simple: true })
  const orphans = copy.pragma('foreign_key_check').length
  copy.close()
  parentPort.postMessage(integrity === 'ok' && orphans === 0)
`

/**
 * Copies one snapshot of the database in a worker thread. Writers continue meanwhile. Throws BackupError when the copy
 * fails its integrity check.
 */
export async function copySqlite(dataDir: string, target: string): Promise<void> {
  const workerData = { file: sqliteFilePath(dataDir), target, resolveFrom: import.meta.url }
  const worker = new Worker(COPY_AND_CHECK, { eval: true, workerData })
  const [isSound] = await once(worker, 'message')
  if (isSound !== true) throw new BackupError('The copy failed its integrity check, so it was deleted.')
}
