import { purchaseOrder, type SubscriptionView } from '#contracts/billing.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { presentOwnSubscription } from './get-subscription.ts'
import { requireOwnSubscription } from './subscription-row.ts'

/** Stores the customer's order number, which every later invoice shows. Empty for none. */
export async function setPurchaseOrder(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  requirePermission(ctx, 'billing.change')
  const { purchaseOrder: purchase_order } = parseInput(purchaseOrder, input)
  return inTransaction(ctx, async (tx) => {
    const { id } = await requireOwnSubscription(tx)
    await tx.db.updateTable('subscriptions').set({ purchase_order }).where('id', '=', id).execute()
    await recordAudit(tx, 'subscription.purchase_order_set', { kind: 'subscription', id })
    return presentOwnSubscription(tx)
  })
}
