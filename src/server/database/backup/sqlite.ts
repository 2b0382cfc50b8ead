import SqliteDatabase from 'better-sqlite3'
import { sqliteFile } from '../dialects/sqlite.ts'
import { BackupError } from './postgres.ts'

/**
 * Copies the database as it is at one moment. Writers go on meanwhile: the copy reads one snapshot, so that it neither
 * waits for them nor begins again. Throws BackupError when the copy is not sound.
 */
export function copySqlite(dataDir: string, target: string): void {
  const source = new SqliteDatabase(sqliteFile(dataDir), { readonly: true, fileMustExist: true })
  try {
    source.prepare('vacuum into ?').run(target)
  } finally {
    source.close()
  }
  const copy = new SqliteDatabase(target, { readonly: true })
  try {
    const integrity = copy.pragma('integrity_check', { simple: true })
    const orphans = copy.pragma('foreign_key_check') as unknown[]
    if (integrity !== 'ok' || orphans.length > 0) throw new BackupError('The copy is not sound: it was thrown away.')
  } finally {
    copy.close()
  }
}
