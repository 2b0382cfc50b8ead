/** Errors of other services carry the same codes: a mail server refuses connections too. */
const databaseErrors = new WeakSet<object>()

export function markDatabaseError(error: unknown): void {
  if (error instanceof Error) databaseErrors.add(error)
}

export function isDatabaseError(error: unknown): boolean {
  return error instanceof Error && databaseErrors.has(error)
}

/** Codes of the network, of PostgreSQL (connection, resources, shutting down, cancelled, deadlock) and of SQLite. */
const UNAVAILABLE =
  /^(E(CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|AI_AGAIN|PIPE)|ETIMEDOUT|ENOTFOUND|(08|53|57|58)\w{3}|40001|40P01|25006|SQLITE_(FULL|BUSY|LOCKED|IOERR|CANTOPEN|READONLY)\w*)$/

/** Whether a statement failed because the database cannot be reached or cannot do its work just now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !isDatabaseError(error)) return false
  return (
    UNAVAILABLE.test(codeOf(error)) ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable/i.test(error.message)
  )
}

/** Of PostgreSQL: read-only, disk full, I/O error. Of SQLite the same. */
const WRITE_REFUSED = /^(25006|53100|58030|SQLITE_(FULL|IOERR|READONLY)\w*)$/

/** Whether a write failed in a way that the next one will too: the disk is full, read-only or broken. */
export function isWriteRefused(error: unknown): boolean {
  return error instanceof Error && WRITE_REFUSED.test(codeOf(error))
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
