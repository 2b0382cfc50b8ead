import { Kysely, type Transaction } from 'kysely'
import type { Ctx, Tx } from '../context.ts'
import { sqliteReader } from './dialects/sqlite.ts'
import { GroupCommit } from './group-commit.ts'
import type { Database } from './schema.ts'
import { withTimeLimit } from './time-limits.ts'
import { noteTransaction, refuseInsideTransaction } from './transaction-scope.ts'

const groups = new WeakMap<Kysely<Database>, GroupCommit>()

/**
 * Runs `work` in one transaction; in the caller's, if there is one. Inside, only `tx` may be used: with SQLite's single
 * connection the outer ctx would wait for itself, so it throws. No input or output inside: it would hold the write lock.
 */
export async function inTransaction<Result>(ctx: Ctx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (isTx(ctx)) return work(ctx)
  refuseInsideTransaction()
  const afterCommit: (() => void)[] = []
  const workIn = (db: Transaction<Database>) =>
    noteTransaction(() => work({ ...ctx, db, pageReads: undefined, afterCommit }))
  const hasOneConnection = !ctx.db.getExecutor().adapter.supportsMultipleConnections
  try {
    const result = await (hasOneConnection ? groupOf(ctx.db).run(workIn) : ctx.db.transaction().execute(workIn))
    for (const tell of afterCommit) tell()
    return result
  } finally {
    ctx.pageReads?.clear()
  }
}

/**
 * Reads everything at one moment and keeps nobody from writing. Only the ctx given to `read` may be used inside, and it
 * cannot write.
 */
export async function readSnapshot<Result>(ctx: Ctx, read: (snapshot: Ctx) => Promise<Result>): Promise<Result> {
  const report = withTimeLimit(ctx, 'report')
  if (ctx.config.databaseUrl !== undefined) {
    const transaction = report.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    return transaction.execute((db) => read({ ...ctx, db, pageReads: undefined }))
  }
  const reader = new Kysely<Database>({ dialect: sqliteReader(ctx.config.dataDir) })
  try {
    return await reader.transaction().execute((db) => read({ ...ctx, db, pageReads: undefined }))
  } finally {
    await reader.destroy()
  }
}

function isTx(ctx: Ctx): ctx is Tx {
  return ctx.db.isTransaction
}

function groupOf(db: Kysely<Database>): GroupCommit {
  const known = groups.get(db)
  if (known !== undefined) return known
  const group = new GroupCommit(db)
  groups.set(db, group)
  return group
}
