import { type Dialect, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { ImpatientClient } from './impatient-client.ts'

const TIMESTAMPTZ = 1184
const BIGINT = 20

/** PostgreSQL for more than one machine. Values come back as they do from SQLite: instants as ISO text, counts as numbers. */
export function postgresDialect(connectionString: string, onError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString,
    Client: ImpatientClient,
    max: 10,
    connectionTimeoutMillis: 1_200,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    // A process that vanished must not hold its locks for longer.
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
        if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString()
        if (oid === BIGINT) return Number
        return pg.types.getTypeParser(oid, format as 'text')
      }) as typeof pg.types.getTypeParser,
    },
  })
  // A connection that breaks is replaced at the next use. Without a listener, at the pool for an idle one and at the
  // connection for one in use, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', onError))
  return new PatientMigrationsDialect({ pool })
}

class PatientMigrationsDialect extends PostgresDialect {
  override createAdapter() {
    return new PatientMigrationsAdapter()
  }
}

/** A migration takes its time, and so does waiting for another process that is at it. */
class PatientMigrationsAdapter extends PostgresAdapter {
  override async acquireMigrationLock(...[db, options]: LockParameters): Promise<void> {
    await sql`set statement_timeout = 0`.execute(db)
    await super.acquireMigrationLock(db, options)
  }

  override async releaseMigrationLock(...[db, options]: LockParameters): Promise<void> {
    await super.releaseMigrationLock(db, options)
    await sql`reset statement_timeout`.execute(db)
  }
}

type LockParameters = Parameters<PostgresAdapter['acquireMigrationLock']>
