import { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { sqliteDialect } from './dialects/sqlite.ts'
import { isWriteRefused } from './failures.ts'
import { PostgresDatabase } from './postgres-database.ts'
import type { Database } from './schema.ts'
import { guardConnections } from './transaction-scope.ts'
import { noteRefusedWrite } from './write-check.ts'

/** Connects to the database that the settings name. Throws StartError when the SQLite file cannot be used. */
export function connectDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Log): Kysely<Database> {
  const onFailure = (error: unknown) => {
    if (isWriteRefused(error)) noteRefusedWrite(db)
  }
  const onConnectionLost = (error: Error) => log.warn({ err: error }, 'database connection lost')
  const db: Kysely<Database> =
    config.databaseUrl === undefined
      ? new Kysely<Database>({ dialect: sqliteDialect(config.dataDir, onFailure) })
      : new PostgresDatabase({ url: config.databaseUrl, onConnectionLost, onFailure })
  return guardConnections(db)
}
