import { chmodSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { prepareDataFolder } from '../data-folder.ts'
import { RESTORE, sqliteReason } from '../sqlite-reason.ts'
import { StartError } from '../start-error.ts'
import { missingPages } from './sqlite-pages.ts'

/** Where the embedded database is in the data folder. */
export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, 'ogham.sqlite')
}

/** Larger files would delay the start. The daily backup checks all of a file of any size. */
const CHECKED_AT_START_BYTES = 64 * 1024 ** 2

/**
 * Opens the database file, and makes it where there is none. Throws StartError, with what to do, for a file that is
 * empty, cut off, damaged or not writable.
 */
export function openSqliteFile(dataDir: string): SqliteDatabase.Database {
  prepareDataFolder(dataDir)
  const file = sqliteFile(dataDir)
  if (existsSync(file)) refuseUnusable(file)
  else createFile(file)
  try {
    chmodSync(file, 0o600)
    return open(file)
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`The database ${file} ${sqliteReason(error)}`)
  }
}

function open(file: string): SqliteDatabase.Database {
  const database = new SqliteDatabase(file)
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    database.pragma('busy_timeout = 5000')
    if (statSync(file).size <= CHECKED_AT_START_BYTES) checkPages(database, file)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function checkPages(database: SqliteDatabase.Database, file: string): void {
  if (database.pragma('quick_check(1)', { simple: true }) !== 'ok')
    throw new StartError(`The database ${file} is damaged. ${RESTORE}`)
}

/** Before SQLite opens it: its next checkpoint would fill what was cut off with zeros. */
function refuseUnusable(file: string): void {
  const stats = statSync(file)
  if (!stats.isFile()) throw new StartError(`${file} is not a file. Move it away, or set DATA_DIR to another folder.`)
  if (stats.size === 0) {
    throw new StartError(
      `The database ${file} is empty: it has lost its content. ${RESTORE} To begin anew, delete the file.`,
    )
  }
  // A checkpoint of another process may fall between two looks: what is missing stays missing.
  const missing = Math.min(missingPages(file), missingPages(file))
  if (missing > 0)
    throw new StartError(`The database ${file} is cut off: ${missing} pages at its end are missing. ${RESTORE}`)
}

/**
 * Under its final name the file is never empty, so that an empty one is known to be a loss. Of processes that start
 * together one makes the file.
 */
function createFile(file: string): void {
  if (existsSync(`${file}-wal`)) {
    throw new StartError(
      `The database ${file} is missing, but ${file}-wal is there. Put back the file that belongs to it, or restore a backup.`,
    )
  }
  const unfinished = `${file}.new-${process.pid}`
  try {
    const database = new SqliteDatabase(unfinished)
    database.pragma('journal_mode = WAL')
    database.close()
    moveInPlace(unfinished, file)
  } catch (error) {
    if (!existsSync(file)) throw new StartError(`The database ${file} ${sqliteReason(error)}`)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** By a link, as a move would replace the file of a process that was faster. Some file systems have no links. */
function moveInPlace(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file)
  } catch {
    if (!existsSync(file)) renameSync(unfinished, file)
  }
}
