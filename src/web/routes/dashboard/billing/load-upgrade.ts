import { pricingPage } from '#content/en/pricing.ts'
import type { SubscriptionView } from '#contracts/billing.ts'
import type { Ctx } from '#server/context.ts'
import { getSubscription, listInvoices, previewPlanChange } from '#server/domains/billing/index.ts'
import { runs } from '#web/features/billing/subscription-words.ts'
import type { UpgradeData, UpgradeStep } from '#web/features/billing/upgrade-data.ts'
import { possible } from '../answer-form.ts'

/** What the Upgrade tab of a customer's portal shows at an address. */
export async function loadUpgrade(ctx: Ctx, request: Request): Promise<UpgradeData> {
  const [subscription, invoices] = await Promise.all([getSubscription(ctx), listInvoices(ctx)])
  const step = await stepAt(ctx, subscription, new URL(request.url).searchParams)
  return { subscription, invoices, step, words: pricingPage.cards }
}

/** An address that asks for what is not possible any more shows the plan as it stands. */
async function stepAt(ctx: Ctx, subscription: SubscriptionView | null, params: URLSearchParams): Promise<UpgradeStep> {
  const plan = params.get('plan')
  if (plan === 'elite' && !subscription?.eliteRequestedAt) return { kind: 'elite' }
  if (plan === 'professional' || plan === 'advanced') {
    const choice = { plan, when: params.get('when') === 'now' ? 'now' : 'next_cycle' }
    const preview = await possible(previewPlanChange(ctx, choice))
    return preview === undefined ? { kind: 'overview' } : { kind: 'preview', preview }
  }
  const step = params.get('step')
  if (subscription === null) return { kind: 'overview' }
  if (step === 'cancel' && runs(subscription) && subscription.cancellation === null)
    return { kind: 'cancel', subscription }
  const price = subscription.cancellation?.resubscribePrice ?? null
  if (step === 'resubscribe' && price !== null) return { kind: 'resubscribe', subscription, price }
  return { kind: 'overview' }
}
