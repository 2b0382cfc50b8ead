import type { Ctx } from '../context.ts'

/**
 * Runs `work` in one transaction. Inside, only the ctx given to `work` may be used: with SQLite's single connection
 * the outer one would wait for itself. No input or output inside: it would hold the write lock.
 */
export function inTransaction<Result>(ctx: Ctx, work: (tx: Ctx) => Promise<Result>): Promise<Result> {
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }))
}
