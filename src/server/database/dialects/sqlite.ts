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
import { markDatabaseError } from '../failures.ts'
import { GuardedDriver, refuseNul } from './guarded-driver.ts'
import { openSqliteFile, sqliteFilePath } from './sqlite-file.ts'

/** Every acknowledged commit is on the disk (WAL, synchronous=FULL). */
export function createSqliteDialect(dataDir: string, onFailure?: (error: unknown) => void): Dialect {
  const database = openSqliteFile(dataDir)
  return new DurableSqliteDialect(
    database,
    (config) => new GuardedDriver(new ImmediateDriver(config, database), onFailure),
  )
}

/** A second, read-only connection. Its transactions read one snapshot and block no writer. */
export function createSqliteReader(dataDir: string): Dialect {
  const database = new SqliteDatabase(sqliteFilePath(dataDir), { readonly: true, fileMustExist: true })
  return new DurableSqliteDialect(database, (config) => new GuardedDriver(new SqliteDriver(config)))
}

type Config = ConstructorParameters<typeof SqliteDialect>[0]

class DurableSqliteDialect implements Dialect {
  readonly #config: Config
  readonly #statements: SqliteDatabase.Database
  readonly #database: SqliteDatabase.Database
  readonly #base: SqliteDialect
  readonly #driverFor: (config: Config) => Driver

  constructor(database: SqliteDatabase.Database, driverFor: (config: Config) => Driver) {
    this.#database = database
    this.#statements = cachePreparedStatements(database)
    this.#config = { database: this.#statements }
    this.#base = new SqliteDialect(this.#config)
    this.#driverFor = driverFor
  }

  createDriver(): Driver {
    return this.#driverFor(this.#config)
  }

  createQueryCompiler() {
    return this.#base.createQueryCompiler()
  }

  createAdapter() {
    return new OwnSqliteAdapter(this.#database, this.#statements)
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return this.#base.createIntrospector(db)
  }
}

/** Takes the write lock at the start. A deferred transaction that reads first fails after a write of another process. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: SqliteDatabase.Database

  constructor(config: Config, database: SqliteDatabase.Database) {
    super(config)
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // A failed rollback, such as one on a broken disk, leaves its transaction open and blocks the next one.
    if (this.#database.inTransaction) this.#database.exec('rollback')
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full or broken disk makes SQLite roll back by itself. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }
}

export class OwnSqliteAdapter extends SqliteAdapter {
  readonly #database: SqliteDatabase.Database
  readonly #prepare: SqliteDatabase.Database['prepare']

  constructor(database: SqliteDatabase.Database, { prepare }: Pick<SqliteDatabase.Database, 'prepare'>) {
    super()
    this.#database = database
    this.#prepare = prepare
  }

  /** SQLite can roll back DDL. So migrations run in one transaction, whose write lock excludes a second process. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /**
   * Reads synchronously: SQLite answers at once, and Kysely's queue for its only connection takes as long as the
   * answer. Returns undefined for writes, and during a transaction, because this connection would show uncommitted
   * rows.
   */
  readNow<Row>({ sql, parameters }: CompiledQuery<Row>): Row[] | undefined {
    if (this.#database.inTransaction) return undefined
    parameters.forEach(refuseNul)
    try {
      const statement = this.#prepare(sql)
      return statement.readonly ? (statement.all(parameters) as Row[]) : undefined
    } catch (error) {
      markDatabaseError(error)
      throw error
    }
  }
}

const MAX_STATEMENTS = 500

/** Kysely prepares every statement again. The cache halves the time of a small write. */
function cachePreparedStatements(database: SqliteDatabase.Database) {
  const statements = new Map<string, SqliteDatabase.Statement>()
  return {
    prepare(text: string) {
      const known = statements.get(text)
      if (known !== undefined) return known
      const statement = database.prepare(text)
      // The oldest makes room, because the statements of a start and of its jobs alone fill the cache.
      const [oldest] = statements.keys()
      if (statements.size >= MAX_STATEMENTS && oldest !== undefined) statements.delete(oldest)
      statements.set(text, statement)
      return statement
    },
    close: () => database.close(),
  } as unknown as SqliteDatabase.Database
}
