import { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { postgresDialect } from './dialects/postgres.ts'
import { sqliteDialect } from './dialects/sqlite.ts'
import type { Database } from './schema.ts'

export function connectDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Log): Kysely<Database> {
  const dialect =
    config.databaseUrl === undefined
      ? sqliteDialect(config.dataDir)
      : postgresDialect(config.databaseUrl, (error) => log.warn({ err: error }, 'database connection lost'))
  return new Kysely<Database>({ dialect })
}
