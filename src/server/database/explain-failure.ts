import type { Config } from '../config.ts'
import { describeSqliteError } from './describe-sqlite-error.ts'
import { sqliteFilePath } from './dialects/sqlite-file.ts'
import { isDatabaseError } from './failures.ts'
import { StartError } from './start-error.ts'

/** Turns an error of the database into a StartError for the operator, without the password. Returns others unchanged. */
export function explainFailure(
  error: unknown,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): unknown {
  if (error instanceof StartError || !(error instanceof Error) || !isDatabaseError(error)) return error
  if (databaseUrl === undefined)
    return new StartError(`The database ${sqliteFilePath(dataDir)} ${describeSqliteError(error)}`)
  return new StartError(describePostgresError(error, new URL(databaseUrl)))
}

function describePostgresError(error: Error, url: URL): string {
  const server = `PostgreSQL at ${url.hostname || 'localhost'}:${url.port || '5432'}`
  const database = decodeURIComponent(url.pathname.slice(1))
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ECONNREFUSED')
    return `${server} cannot be reached: nothing listens there. Start it, or correct DATABASE_URL.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${server} cannot be reached: the host is not known. Correct DATABASE_URL.`
  if (code === 'ETIMEDOUT' || /timeout|terminated/i.test(error.message)) {
    return `${server} does not answer. Check the network, the firewall and DATABASE_URL.`
  }
  if (code.startsWith('28')) {
    return `${server} refuses the user "${decodeURIComponent(url.username)}". Check user and password in DATABASE_URL.`
  }
  if (code === '3D000')
    return `${server} has no database "${database}". Create it (createdb ${database}), or correct DATABASE_URL.`
  if (code === '42501') return `${server} does not let this user make tables in "${database}". Make the user its owner.`
  if (code === '53100') return `${server} has no space left. Free some space on its disk.`
  if (code === '53300') return `${server} has no connection left. Raise max_connections, or stop another program.`
  if (code === '57P03') return `${server} is starting or stopping. Try again in a minute.`
  if (code === '25006') return `${server} is read-only. Name the server that takes writes in DATABASE_URL.`
  return `${server} cannot be used: ${error.message || code}. Check DATABASE_URL and the log of the server.`
}
