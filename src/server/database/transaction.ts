import type { Kysely } from 'kysely'
import type { Ctx } from '../context.ts'
import { GroupCommit } from './group-commit.ts'
import type { Database } from './schema.ts'

const groups = new WeakMap<Kysely<Database>, GroupCommit>()

/**
 * Runs `work` in one transaction; in the caller's, if there is one. Inside, only the ctx given to `work` may be used:
 * with SQLite's single connection the outer one would wait for itself. No input or output inside: it would hold the
 * write lock.
 */
export function inTransaction<Result>(ctx: Ctx, work: (tx: Ctx) => Promise<Result>): Promise<Result> {
  if (ctx.db.isTransaction) return work(ctx)
  const hasOneConnection = !ctx.db.getExecutor().adapter.supportsMultipleConnections
  if (hasOneConnection) return groupOf(ctx.db).run((db) => work({ ...ctx, db }))
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }))
}

function groupOf(db: Kysely<Database>): GroupCommit {
  const known = groups.get(db)
  if (known !== undefined) return known
  const group = new GroupCommit(db)
  groups.set(db, group)
  return group
}
