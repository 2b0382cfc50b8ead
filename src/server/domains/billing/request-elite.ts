import { eliteRequest, type SubscriptionView } from '#contracts/billing.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { submitRequest, withdrawRequests } from '../enquiries/index.ts'
import { ownSubscriptionView } from './get-subscription.ts'
import { openSubscription } from './open-subscription.ts'
import {
  changeAsSeen,
  findOwnSubscription,
  isCancelled,
  requireOwnSubscription,
  type Subscription,
} from './subscription.ts'

const TOPIC = 'Quote for the Elite plan'
const NO_WORDS = 'I would like a quote for the Elite plan.'

/**
 * Asks sales for a price for Elite: the request lands in the inbox, and a plan that runs goes on until an administrator
 * sets the price. Throws `conflict` when it was asked for already, or for a plan that is cancelled.
 */
export async function requestElitePlan(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  const { organisationId } = requireMember(ctx)
  const { message } = parseInput(eliteRequest, input)
  return inTransaction(ctx, async (tx) => {
    const row = await findOwnSubscription(tx)
    if (row !== undefined) refuseUnfit(row)
    await submitRequest(tx, { kind: 'elite', topic: TOPIC, message: message === '' ? NO_WORDS : message })
    if (row === undefined) {
      await openSubscription(tx, { organisationId, plan: 'elite' })
      return ownSubscriptionView(tx)
    }
    await changeAsSeen(tx, row, { elite_requested_at: tx.now().toISOString() })
    await recordAudit(tx, 'subscription.elite_requested', { kind: 'subscription', id: row.id }, { from: row.plan })
    return ownSubscriptionView(tx)
  })
}

/**
 * Takes the request back, from the inbox too; of an organisation that has no other plan nothing is left. Throws
 * `conflict` without one.
 */
export async function withdrawEliteRequest(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await requireOwnSubscription(tx)
    if (row.elite_requested_at === null) throw new AppError('conflict', 'No request for Elite is waiting.')
    await changeAsSeen(tx, row, { elite_requested_at: null })
    await withdrawRequests(tx, 'elite')
    if (row.status === 'requested') await tx.db.deleteFrom('subscriptions').where('id', '=', row.id).execute()
    await recordAudit(tx, 'subscription.elite_request_withdrawn', { kind: 'subscription', id: row.id })
  })
}

function refuseUnfit(row: Subscription): void {
  if (row.elite_requested_at !== null) throw new AppError('conflict', 'You have asked for Elite already. We are on it.')
  if (row.plan === 'elite') throw new AppError('conflict', 'Elite is your plan already.')
  if (isCancelled(row)) {
    throw new AppError('conflict', 'This plan is cancelled. Please take the cancellation back first.')
  }
}
