import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAudit } from '../audit/index.ts'

/** Ends the session of this request. Does nothing for a visitor. */
export async function signOut(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind !== 'member') return
  const { sessionId, userId } = ctx.actor
  await inTransaction(ctx, async (tx) => {
    await tx.db.deleteFrom('sessions').where('id', '=', sessionId).execute()
    await recordAudit(tx, 'session.ended', { kind: 'user', id: userId })
  })
}
