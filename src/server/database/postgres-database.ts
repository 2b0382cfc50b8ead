import { Kysely } from 'kysely'
import { postgresDialect } from './dialects/postgres.ts'
import type { Database } from './schema.ts'
import { guardConnections } from './transaction-scope.ts'
import type { WorkKind } from './work-kinds.ts'

export type PostgresOptions = {
  url: string
  onConnectionLost: (error: Error) => void
  onFailure: (error: unknown) => void
}

/** The database as requests use it. Other kinds of work have a pool each, so that they cannot keep requests waiting. */
export class PostgresDatabase extends Kysely<Database> {
  readonly #options: PostgresOptions
  readonly #pools = new Map<WorkKind, Kysely<Database>>()

  constructor(options: PostgresOptions) {
    super({ dialect: postgresDialect(options, 'request') })
    this.#options = options
    this.#pools.set('request', this)
  }

  /** The pool opens its connections when they are needed and closes them when they are idle. */
  poolFor(kind: WorkKind): Kysely<Database> {
    const known = this.#pools.get(kind)
    if (known !== undefined) return known
    const pool = guardConnections(new Kysely<Database>({ dialect: postgresDialect(this.#options, kind) }))
    this.#pools.set(kind, pool)
    return pool
  }

  override async destroy(): Promise<void> {
    const others = [...this.#pools.values()].filter((pool) => pool !== this)
    await Promise.all([super.destroy(), ...others.map((pool) => pool.destroy())])
  }
}
