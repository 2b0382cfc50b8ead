import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

const TIMESTAMPTZ = 1184
const BIGINT = 20

/** PostgreSQL for more than one machine. Values come back as they do from SQLite: instants as ISO text, counts as numbers. */
export function postgresDialect(connectionString: string, onError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    keepAlive: true,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
        if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString()
        if (oid === BIGINT) return Number
        return pg.types.getTypeParser(oid, format as 'text')
      }) as typeof pg.types.getTypeParser,
    },
  })
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', onError)
  return new PostgresDialect({ pool })
}
