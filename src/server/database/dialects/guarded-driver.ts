import type { CompiledQuery, DatabaseConnection, Driver, TransactionSettings } from 'kysely'
import { AppError } from '../../errors.ts'
import { markDatabaseError } from '../failures.ts'

/**
 * Wraps the driver of either engine. It refuses text that PostgreSQL cannot store, and marks failures as errors of the
 * database, because a mail server's errors have the same codes.
 */
export class GuardedDriver implements Driver {
  readonly #base: Driver
  readonly #onFailure: (error: unknown) => void
  readonly #guarded = new WeakSet<DatabaseConnection>()

  constructor(base: Driver, onFailure: (error: unknown) => void = () => {}) {
    this.#base = base
    this.#onFailure = onFailure
  }

  init(): Promise<void> {
    return this.#base.init()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await this.#base.acquireConnection().catch(this.#fail)
    if (!this.#guarded.has(connection)) this.#guard(connection)
    return connection
  }

  /** Changes the connection object itself, because drivers look their connections up by identity. */
  #guard(connection: DatabaseConnection): void {
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = <Row>(query: CompiledQuery) => {
      query.parameters.forEach(refuseNul)
      return execute<Row>(query).catch(this.#fail)
    }
    this.#guarded.add(connection)
  }

  #fail = (error: unknown): never => {
    markDatabaseError(error)
    this.#onFailure(error)
    throw error
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#base.beginTransaction(connection, settings)
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#base.commitTransaction(connection)
  }

  /** Ignores a failed rollback, because throwing it would hide the first failure, such as a full disk. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#base.rollbackTransaction(connection).catch(() => {})
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#base.releaseConnection(connection)
  }

  destroy(): Promise<void> {
    return this.#base.destroy()
  }
}

/** PostgreSQL cannot store U+0000 in text, and functions of SQLite stop at it. */
export function refuseNul(value: unknown): void {
  if (typeof value === 'string' && value.includes('\0')) {
    throw new AppError('malformed', 'This contains a character that cannot be stored. Please type it again.')
  }
}
