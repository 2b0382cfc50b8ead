import { type Dialect, type Driver, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { PostgresOptions } from '../postgres-options.ts'
import { POOL_LIMITS, type WorkKind } from '../work-kinds.ts'
import { connectWhenBusy } from './connect-when-busy.ts'
import { GuardedDriver } from './guarded-driver.ts'
import { TimeoutClient } from './timeout-client.ts'

const TIMESTAMPTZ = 1184
const BIGINT = 20

/** Returns values in the same form as SQLite: instants as ISO text, counts as numbers. */
export function createPostgresDialect({ url, onConnectionLost, onFailure }: PostgresOptions, kind: WorkKind): Dialect {
  const { queryTimeoutMs, connectTimeoutMs, maxConnections } = POOL_LIMITS[kind]
  const pool = new pg.Pool({
    connectionString: url,
    Client: TimeoutClient,
    application_name: `ogham-${kind}`,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: queryTimeoutMs,
    // Frees the locks of a crashed process.
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    // Detects within about 20 s that the server disappeared during a long statement.
    keepAliveInitialDelayMillis: 10_000,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
        if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString()
        if (oid === BIGINT) return Number
        return pg.types.getTypeParser(oid, format as 'text')
      }) as typeof pg.types.getTypeParser,
    },
  })
  // The pool replaces a broken connection at its next use. Without both listeners the error would end the process:
  // the pool reports idle connections, the client reports one in use.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', onConnectionLost))
  const used = {
    connect: () => connectWhenBusy(pool, connectTimeoutMs),
    end: () => pool.end(),
    options: pool.options,
    Client: TimeoutClient,
  }
  return new GuardedPostgresDialect({ pool: used }, onFailure)
}

class GuardedPostgresDialect extends PostgresDialect {
  readonly #onFailure: (error: unknown) => void

  constructor(config: ConstructorParameters<typeof PostgresDialect>[0], onFailure: (error: unknown) => void) {
    super(config)
    this.#onFailure = onFailure
  }

  override createDriver(): Driver {
    return new GuardedDriver(super.createDriver(), this.#onFailure)
  }
}
