import type { Tx } from '../context.ts'
import { AppError } from '../errors.ts'

/**
 * Throws `unauthenticated` when the acting member was removed or got another role after the request began. Takes no
 * lock, because every writer would then wait for changes of people. A removal during the transaction counts as a
 * removal after it.
 */
export async function confirmMembership(tx: Tx): Promise<void> {
  if (tx.actor.kind !== 'member') return
  const { userId, organisationId, organisationRole } = tx.actor
  const row = await tx.db
    .selectFrom('memberships')
    .select('role')
    .where('user_id', '=', userId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (row?.role === organisationRole) return
  throw new AppError('unauthenticated', 'Your role in the organisation has changed. Please sign in again.')
}
