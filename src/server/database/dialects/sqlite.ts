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
import { LogFile } from './log-file.ts'
import { openSqliteFile, sqliteFilePath } from './sqlite-file.ts'

/** Every acknowledged commit is on the disk (WAL, synced by `DurableDriver`). */
export function createSqliteDialect(dataDir: string, onFailure?: (error: unknown) => void): Dialect {
  const database = openSqliteFile(dataDir)
  const log = new LogFile(sqliteFilePath(dataDir))
  return new OwnSqliteDialect(
    database,
    (config) => new GuardedDriver(new DurableDriver(config, { database, log }), onFailure),
  )
}

/** A second, read-only connection. Its transactions read one snapshot and block no writer. */
export function createSqliteReader(dataDir: string): Dialect {
  const database = new SqliteDatabase(sqliteFilePath(dataDir), { readonly: true, fileMustExist: true })
  return new OwnSqliteDialect(database, (config) => new GuardedDriver(new SqliteDriver(config)))
}

type Config = { database: SqliteDatabase.Database }

const BEGIN = 'begin immediate'

class OwnSqliteDialect implements Dialect {
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

type OpenFile = { database: SqliteDatabase.Database; log: LogFile }

/**
 * Takes the write lock at the start of a transaction, because a deferred one that reads first fails after a write of
 * another process. Resolves a write when it is on the disk.
 */
class DurableDriver extends SqliteDriver {
  readonly #statements: Pick<SqliteDatabase.Database, 'prepare'>
  readonly #database: SqliteDatabase.Database
  readonly #log: LogFile
  #hasUnsynced = false
  /** Whether the disk has refused a part of the log. What follows such a gap would be lost in a power cut. */
  #hasGap = false

  constructor(config: Config, { database, log }: OpenFile) {
    super(config)
    this.#statements = config.database
    this.#database = database
    this.#log = log
  }

  override async init(): Promise<void> {
    await super.init()
    const connection = await this.acquireConnection()
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async <Row>(query: CompiledQuery) => {
      if (this.#hasGap) this.#closeGap()
      const result = await execute<Row>(query)
      this.#hasUnsynced ||= query.sql !== BEGIN && !this.#statements.prepare(query.sql).readonly
      // The connection is not free until then, so nobody else writes meanwhile.
      if (this.#hasUnsynced && !this.#database.inTransaction) await this.#sync()
      return result
    }
  }

  async #sync(): Promise<void> {
    this.#hasUnsynced = false
    this.#hasGap = true
    await this.#log.sync()
    this.#hasGap = false
  }

  /** Copies the log into the file and begins a new one. */
  #closeGap(): void {
    const [result] = this.#database.pragma('wal_checkpoint(truncate)') as [{ busy: number }]
    if (result.busy !== 0) throw Object.assign(new Error('The log has a gap.'), { code: 'EIO' })
    this.#hasGap = false
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // A failed rollback, such as one on a broken disk, leaves its transaction open and blocks the next one.
    if (this.#database.inTransaction) this.#database.exec('rollback')
    await connection.executeQuery(CompiledQuery.raw(BEGIN))
  }

  /** A full or broken disk makes SQLite roll back by itself. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#hasUnsynced = false
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }

  override async destroy(): Promise<void> {
    this.#log.close()
    await super.destroy()
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
