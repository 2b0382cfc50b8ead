import { eliteRequest, type SubscriptionView } from '#contracts/billing.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { submitRequest, withdrawRequests } from '../enquiries/index.ts'
import { presentOwnSubscription } from './get-subscription.ts'
import { openSubscription } from './open-subscription.ts'
import {
  changeSubscription,
  findOwnSubscription,
  isCancelled,
  requireOwnSubscription,
  type Subscription,
} from './subscription-row.ts'

const TOPIC = 'Quote for the Elite plan'
const DEFAULT_MESSAGE = 'I would like a quote for the Elite plan.'

/**
 * Requests an Elite price from sales. The request appears in the inbox, and a running plan continues. Throws `conflict`
 * when Elite was requested before, and for a cancelled plan.
 */
export async function requestElitePlan(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  const { organisationId } = requirePermission(ctx, 'billing.change')
  const { message } = parseInput(eliteRequest, input)
  return inTransaction(ctx, async (tx) => {
    const row = await findOwnSubscription(tx)
    if (row !== undefined) refuseRequest(row)
    await submitRequest(tx, { kind: 'elite', topic: TOPIC, message: message === '' ? DEFAULT_MESSAGE : message })
    if (row === undefined) {
      await openSubscription(tx, { organisationId, plan: 'elite' })
      return presentOwnSubscription(tx)
    }
    await changeSubscription(tx, row, { elite_requested_at: tx.now().toISOString() })
    await recordAudit(tx, 'subscription.elite_requested', { kind: 'subscription', id: row.id }, { from: row.plan })
    return presentOwnSubscription(tx)
  })
}

/** Withdraws the request, and deletes a subscription that was only a request. Throws `conflict` without one. */
export async function withdrawEliteRequest(ctx: Ctx): Promise<void> {
  requirePermission(ctx, 'billing.change')
  await inTransaction(ctx, async (tx) => {
    const row = await requireOwnSubscription(tx)
    if (row.elite_requested_at === null) throw new AppError('conflict', 'There is no open request for Elite.')
    await changeSubscription(tx, row, { elite_requested_at: null })
    await withdrawRequests(tx, 'elite')
    if (row.status === 'requested') await tx.db.deleteFrom('subscriptions').where('id', '=', row.id).execute()
    await recordAudit(tx, 'subscription.elite_request_withdrawn', { kind: 'subscription', id: row.id })
  })
}

function refuseRequest(row: Subscription): void {
  if (row.elite_requested_at !== null) throw new AppError('conflict', 'You have asked for Elite already. We are on it.')
  if (row.plan === 'elite') throw new AppError('conflict', 'Elite is your plan already.')
  if (isCancelled(row)) {
    throw new AppError('conflict', 'This plan is cancelled. Please take the cancellation back first.')
  }
}
