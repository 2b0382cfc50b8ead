import { Kysely } from 'kysely'
import { createPostgresDialect } from './dialects/postgres.ts'
import type { PostgresOptions } from './postgres-options.ts'
import type { Database } from './schema.ts'
import { refuseConnectionsInTransaction } from './transaction-scope.ts'
import type { WorkKind } from './work-kinds.ts'

/** The pool of requests. Every other kind of work has a pool of its own, so that it cannot block requests. */
export class PostgresDatabase extends Kysely<Database> {
  readonly #options: PostgresOptions
  readonly #pools = new Map<WorkKind, Kysely<Database>>()

  constructor(options: PostgresOptions) {
    super({ dialect: createPostgresDialect(options, 'request') })
    this.#options = options
    this.#pools.set('request', this)
  }

  /** Returns the pool of a kind of work. It opens connections on demand and closes idle ones. */
  poolFor(kind: WorkKind): Kysely<Database> {
    const known = this.#pools.get(kind)
    if (known !== undefined) return known
    const pool = refuseConnectionsInTransaction(
      new Kysely<Database>({ dialect: createPostgresDialect(this.#options, kind) }),
    )
    this.#pools.set(kind, pool)
    return pool
  }

  override async destroy(): Promise<void> {
    const others = [...this.#pools.values()].filter((pool) => pool !== this)
    await Promise.all([super.destroy(), ...others.map((pool) => pool.destroy())])
  }
}
