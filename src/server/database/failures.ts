/** Marks database errors, because errors of other services, such as mail servers, have the same codes. */
const databaseErrors = new WeakSet<object>()

export function markDatabaseError(error: unknown): void {
  if (error instanceof Error) databaseErrors.add(error)
}

export function isDatabaseError(error: unknown): boolean {
  return error instanceof Error && databaseErrors.has(error)
}

/** Codes of the network, of the disk, of PostgreSQL (connection, resources, shutdown, cancellation, deadlock) and of SQLite. */
const UNAVAILABLE =
  /^(E(CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|AI_AGAIN|PIPE|IO|NOSPC|DQUOT)|ETIMEDOUT|ENOTFOUND|(08|53|57|58)\w{3}|40001|40P01|25006|SQLITE_(FULL|BUSY|LOCKED|IOERR|CANTOPEN|READONLY)\w*)$/

/** Whether a statement failed because the database is unreachable or temporarily unable to work. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !isDatabaseError(error)) return false
  return (
    UNAVAILABLE.test(errorCode(error)) ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable/i.test(error.message)
  )
}

/** Codes of the disk, of PostgreSQL and of SQLite for read-only, disk full and I/O error. */
const WRITE_REFUSED = /^(25006|53100|58030|E(IO|NOSPC|DQUOT)|SQLITE_(FULL|IOERR|READONLY)\w*)$/

/** Whether the next write will fail too, because the disk is full, read-only or broken. */
export function isWriteRefused(error: unknown): boolean {
  return error instanceof Error && WRITE_REFUSED.test(errorCode(error))
}

function errorCode(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
