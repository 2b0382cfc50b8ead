import type { Kysely } from 'kysely'
import { PostgresDatabase } from './postgres-database.ts'
import type { Database } from './schema.ts'
import type { WorkKind } from './work-kinds.ts'

/**
 * Returns the ctx with the statement timeout of another kind of work. A transaction keeps the timeout it began with.
 * SQLite has no timeouts, because its statements run in this process.
 */
export function withTimeLimit<Context extends { db: Kysely<Database> }>(ctx: Context, kind: WorkKind): Context {
  return ctx.db instanceof PostgresDatabase ? { ...ctx, db: ctx.db.poolFor(kind) } : ctx
}
