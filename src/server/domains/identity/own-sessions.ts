import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'

export type OwnSession = {
  id: string
  device: string
  createdAt: string
  lastUsedAt: string
  endsAt: string
  isCurrent: boolean
}

/** The current sessions. `endsAt` is when an unused session ends. */
export async function listSessions(ctx: Ctx): Promise<OwnSession[]> {
  const member = requireMember(ctx)
  const rows = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', member.userId)
    .where('expires_at', '>', ctx.now().toISOString())
    .orderBy('last_used_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    endsAt: row.expires_at,
    isCurrent: row.id === member.sessionId,
  }))
}

/** Ends one of the actor's own sessions. Throws `not_found`, also for another's session. */
export async function endSession(ctx: Ctx, sessionId: string): Promise<void> {
  const { userId } = requireMember(ctx)
  await inTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    if (ended === undefined) throw sessionEndedError()
    await recordAudit(tx, 'session.ended', { kind: 'user', id: userId })
  })
}

/** Ends all sessions of the actor, including this one. */
export async function endAllSessions(ctx: Ctx): Promise<void> {
  const { userId } = requireMember(ctx)
  await inTransaction(ctx, async (tx) => {
    await tx.db.deleteFrom('sessions').where('user_id', '=', userId).execute()
    await recordAudit(tx, 'sessions.ended', { kind: 'user', id: userId })
  })
}

function sessionEndedError(): AppError {
  return new AppError('not_found', 'This session has already ended.')
}
