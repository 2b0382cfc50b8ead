import { chmodSync, existsSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { moveInPlace, prepareDataFolder } from '../data-folder.ts'
import { describeSqliteError, RESTORE_HINT } from '../describe-sqlite-error.ts'
import { StartError } from '../start-error.ts'
import { countMissingPages } from './sqlite-pages.ts'

export function sqliteFilePath(dataDir: string): string {
  return path.join(dataDir, 'ogham.sqlite')
}

/** Checking a larger file would delay the start. The daily backup checks files of any size. */
const MAX_CHECKED_BYTES = 64 * 1024 ** 2

/**
 * Opens the database file and creates a missing one. Throws StartError, with what to do, for a file that is empty,
 * truncated, damaged or not writable.
 */
export function openSqliteFile(dataDir: string): SqliteDatabase.Database {
  prepareDataFolder(dataDir)
  const file = sqliteFilePath(dataDir)
  if (existsSync(file)) refuseUnusable(file)
  else createFile(file)
  try {
    chmodSync(file, 0o600)
    return open(file)
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`The database ${file} ${describeSqliteError(error)}`)
  }
}

/**
 * Pages of 4 KB in the log before SQLite copies them into the file, which holds up the event loop. Most of them are the
 * same few pages again, so a long log costs far less than a short one copied often.
 */
const LOG_PAGES = 8_000

function open(file: string): SqliteDatabase.Database {
  const database = new SqliteDatabase(file)
  try {
    database.pragma('journal_mode = WAL')
    // The driver waits for the disk, so that the event loop does not.
    database.pragma('synchronous = NORMAL')
    database.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
    database.pragma('foreign_keys = ON')
    database.pragma('busy_timeout = 5000')
    // What a savepoint needs to go back would be written to a file in /var/tmp while the event loop waits.
    database.pragma('temp_store = MEMORY')
    // Overwrites deleted content in pages that are written anyway, so a plain secret does not outlive its encryption.
    database.pragma('secure_delete = FAST')
    if (statSync(file).size <= MAX_CHECKED_BYTES) checkPages(database, file)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function checkPages(database: SqliteDatabase.Database, file: string): void {
  if (database.pragma('quick_check(1)', { simple: true }) !== 'ok')
    throw new StartError(`The database ${file} is damaged. ${RESTORE_HINT}`)
}

/** Must run before SQLite opens a truncated file, because its next checkpoint would fill the missing pages with zeros. */
function refuseUnusable(file: string): void {
  const stats = statSync(file)
  if (!stats.isFile()) throw new StartError(`${file} is not a file. Move it away, or set DATA_DIR to another folder.`)
  if (stats.size === 0) {
    throw new StartError(
      `The database ${file} is empty: it has lost its content. ${RESTORE_HINT} To start with a new database, delete the file.`,
    )
  }
  // A checkpoint of another process may run during one count. Truncated pages are missing in both counts.
  const missing = Math.min(countMissingPages(file), countMissingPages(file))
  if (missing > 0)
    throw new StartError(`The database ${file} is cut off: ${missing} pages at its end are missing. ${RESTORE_HINT}`)
}

/**
 * Creates the file under a temporary name and then links it, so an empty file always means lost content. When several
 * processes start together, one of them creates the file.
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
    if (!existsSync(file)) throw new StartError(`The database ${file} ${describeSqliteError(error)}`)
  } finally {
    rmSync(unfinished, { force: true })
  }
}
