import { purchaseOrder, type SubscriptionView } from '#contracts/billing.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { ownSubscriptionView } from './get-subscription.ts'
import { requireOwnSubscription } from './subscription.ts'

/** The customer's number for the order, printed on every invoice from now on; empty for none. */
export async function setPurchaseOrder(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  const { purchaseOrder: purchase_order } = parseInput(purchaseOrder, input)
  return inTransaction(ctx, async (tx) => {
    const { id } = await requireOwnSubscription(tx)
    await tx.db.updateTable('subscriptions').set({ purchase_order }).where('id', '=', id).execute()
    await recordAudit(tx, 'subscription.purchase_order_set', { kind: 'subscription', id })
    return ownSubscriptionView(tx)
  })
}
