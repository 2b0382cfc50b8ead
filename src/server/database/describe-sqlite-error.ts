export const RESTORE_HINT = 'Restore a backup (see docs/operations.md).'

/** Returns why the file cannot be used and what to do, as the rest of a sentence that starts with the file's name. */
export function describeSqliteError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'SQLITE_NOTADB') return `is not a SQLite database, or its beginning is damaged. ${RESTORE_HINT}`
  if (code.startsWith('SQLITE_CORRUPT')) return `is damaged. ${RESTORE_HINT}`
  if (code.startsWith('SQLITE_BUSY')) return 'is locked by another program. Stop that program first.'
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return 'cannot grow: the disk is full. Free some space.'
  if (/^SQLITE_(READONLY|CANTOPEN|PERM)|^E(ACCES|PERM|ROFS)$/.test(code)) {
    return 'cannot be written to. Change the owner or mode of the file and its folder, or mount the disk writable.'
  }
  return `cannot be used: ${error instanceof Error ? error.message : String(error)}. Check the disk.`
}
