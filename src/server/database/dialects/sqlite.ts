import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'

/** Where the embedded database is in the data folder. */
export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, 'ogham.sqlite')
}

/** The embedded database in the data folder. Every acknowledged commit is on the disk (WAL, synchronous=FULL). */
export function sqliteDialect(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  chmodSync(dataDir, 0o700)
  const database = new SqliteDatabase(sqliteFile(dataDir))
  chmodSync(sqliteFile(dataDir), 0o600)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  return new DurableSqliteDialect({ database: withPreparedStatements(database) })
}

type Config = ConstructorParameters<typeof SqliteDialect>[0]

class DurableSqliteDialect implements Dialect {
  readonly #config: Config
  readonly #base: SqliteDialect

  constructor(config: Config) {
    this.#config = config
    this.#base = new SqliteDialect(config)
  }

  createDriver(): Driver {
    return new ImmediateDriver(this.#config)
  }

  createQueryCompiler() {
    return this.#base.createQueryCompiler()
  }

  createAdapter() {
    return new TransactionalAdapter()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return this.#base.createIntrospector(db)
  }
}

/** Takes the write lock at the start: a deferred transaction that reads first fails when another process wrote meanwhile. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite rolls back DDL too, so migrations run in one transaction, whose write lock keeps a second process out. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely prepares each statement anew; keeping them halves the time of a small write. */
function withPreparedStatements(database: SqliteDatabase.Database) {
  const statements = new Map<string, SqliteDatabase.Statement>()
  return {
    prepare(text: string) {
      const known = statements.get(text)
      if (known !== undefined) return known
      const statement = database.prepare(text)
      if (statements.size < 500) statements.set(text, statement)
      return statement
    },
    close: () => database.close(),
  } as unknown as SqliteDatabase.Database
}
