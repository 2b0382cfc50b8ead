import type { SubscriptionView } from '#contracts/billing.ts'
import type { Ctx } from '../../context.ts'
import { findSubscriptionOfMember } from '../plans/index.ts'
import { presentSubscription } from './present-subscription.ts'
import { requireOwnSubscription } from './subscription.ts'

/** The plan of the member's organisation. Null while there is none, as for the company itself. */
export async function getSubscription(ctx: Ctx): Promise<SubscriptionView | null> {
  const row = await findSubscriptionOfMember(ctx)
  return row === undefined ? null : presentSubscription(row, ctx.now().toISOString())
}

/** What a verb answers after it changed the member's plan. */
export async function ownSubscriptionView(ctx: Ctx): Promise<SubscriptionView> {
  return presentSubscription(await requireOwnSubscription(ctx), ctx.now().toISOString())
}
