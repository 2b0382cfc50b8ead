import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { sqliteFile } from '../dialects/sqlite-file.ts'
import { BackupError } from './postgres.ts'

/** As text, because the server is built into one file: a thread of its own has no other to start from. */
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
 * Copies the database as it is at one moment, beside the event loop. Writers go on meanwhile: the copy reads one
 * snapshot, so that it neither waits for them nor begins again. Throws BackupError when the copy is not sound.
 */
export async function copySqlite(dataDir: string, target: string): Promise<void> {
  const workerData = { file: sqliteFile(dataDir), target, resolveFrom: import.meta.url }
  const worker = new Worker(COPY_AND_CHECK, { eval: true, workerData })
  const [isSound] = await once(worker, 'message')
  if (isSound !== true) throw new BackupError('The copy is not sound: it was thrown away.')
}
