import { Kysely, type Transaction } from 'kysely'
import type { Ctx, Tx } from '../context.ts'
import { confirmMembership } from './confirm-membership.ts'
import { createSqliteReader } from './dialects/sqlite.ts'
import { GroupCommit } from './group-commit.ts'
import type { Database } from './schema.ts'
import { withTimeLimit } from './time-limits.ts'
import { refuseInsideTransaction, trackTransaction } from './transaction-scope.ts'

const groups = new WeakMap<Kysely<Database>, GroupCommit>()

/**
 * Runs `work` in the caller's transaction, or in a new one. Inside, use only `tx`: SQLite has one connection, on which
 * the outer ctx would wait for itself, so it throws. Do no input or output inside, because that holds the write lock.
 */
export async function inTransaction<Result>(ctx: Ctx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (isTx(ctx)) return work(ctx)
  refuseInsideTransaction()
  const afterCommit: (() => void)[] = []
  const runWork = (db: Transaction<Database>) =>
    trackTransaction(async () => {
      const tx = { ...ctx, db, pageReads: undefined, afterCommit }
      await confirmMembership(tx)
      return work(tx)
    })
  const hasOneConnection = !ctx.db.getExecutor().adapter.supportsMultipleConnections
  try {
    const result = await (hasOneConnection
      ? getGroupCommit(ctx.db).run(runWork)
      : ctx.db.transaction().execute(runWork))
    for (const tell of afterCommit) tell()
    return result
  } finally {
    ctx.pageReads?.clear()
  }
}

/** Reads one snapshot and blocks no writer. Inside, use only the ctx given to `read`, which cannot write. */
export async function readSnapshot<Result>(ctx: Ctx, read: (snapshot: Ctx) => Promise<Result>): Promise<Result> {
  const report = withTimeLimit(ctx, 'report')
  if (ctx.config.databaseUrl !== undefined) {
    const transaction = report.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    return transaction.execute((db) => read({ ...ctx, db, pageReads: undefined }))
  }
  const reader = new Kysely<Database>({ dialect: createSqliteReader(ctx.config.dataDir) })
  try {
    return await reader.transaction().execute((db) => read({ ...ctx, db, pageReads: undefined }))
  } finally {
    await reader.destroy()
  }
}

function isTx(ctx: Ctx): ctx is Tx {
  return ctx.db.isTransaction
}

function getGroupCommit(db: Kysely<Database>): GroupCommit {
  const known = groups.get(db)
  if (known !== undefined) return known
  const group = new GroupCommit(db)
  groups.set(db, group)
  return group
}
