import { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createSqliteDialect } from './dialects/sqlite.ts'
import { isWriteRefused } from './failures.ts'
import { PostgresDatabase } from './postgres-database.ts'
import type { Database } from './schema.ts'
import { refuseConnectionsInTransaction } from './transaction-scope.ts'
import { recordRefusedWrite } from './write-check.ts'

/** Connects to PostgreSQL, or opens the SQLite file. Throws StartError when the file cannot be used. */
export function connectDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Log): Kysely<Database> {
  const onFailure = (error: unknown) => {
    if (isWriteRefused(error)) recordRefusedWrite(db)
  }
  const onConnectionLost = (error: Error) => log.warn({ err: error }, 'database connection lost')
  const db: Kysely<Database> =
    config.databaseUrl === undefined
      ? new Kysely<Database>({ dialect: createSqliteDialect(config.dataDir, onFailure) })
      : new PostgresDatabase({ url: config.databaseUrl, onConnectionLost, onFailure })
  return refuseConnectionsInTransaction(db)
}
