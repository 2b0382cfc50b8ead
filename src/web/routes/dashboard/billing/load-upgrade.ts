import { pricingPage } from '#content/en/pricing.ts'
import type { PlanChangePreview, SubscriptionView } from '#contracts/billing.ts'
import { type BillingInterval, isPlanId, type PlanId } from '#contracts/plans.ts'
import type { Ctx } from '#server/context.ts'
import {
  canHavePlan,
  getSubscription,
  listInvoices,
  previewPlanChange,
  previewResubscription,
  previewTrialKeeping,
} from '#server/domains/billing/index.ts'
import { listQuotes } from '#server/domains/quotes/index.ts'
import { runs } from '#web/features/billing/subscription-words.ts'
import type { UpgradeData, UpgradeStep } from '#web/features/billing/upgrade-data.ts'
import { possible } from '../answer-form.ts'

/** What the Upgrade tab of a customer's portal shows at an address. */
export async function loadUpgrade(ctx: Ctx, request: Request): Promise<UpgradeData> {
  const [subscription, invoices, quotes] = await Promise.all([getSubscription(ctx), listInvoices(ctx), listQuotes(ctx)])
  const canChoose = canHavePlan(ctx)
  const { searchParams: params, pathname: path } = new URL(request.url)
  const step: UpgradeStep = canChoose ? await stepAt(ctx, subscription, params) : { kind: 'overview' }
  const keep = await keepingAt(ctx, subscription, intervalIn(params))
  return { subscription, invoices, quotes, path, step, keep, canChoose, words: pricingPage.cards }
}

/** An address that asks for what is not possible any more shows the plan as it stands. */
async function stepAt(ctx: Ctx, subscription: SubscriptionView | null, params: URLSearchParams): Promise<UpgradeStep> {
  const plan = params.get('plan')
  const interval = intervalIn(params)
  if (plan === 'elite' && subscription?.plan !== 'elite' && !subscription?.eliteRequestedAt) return { kind: 'elite' }
  if (isPlanId(plan) && (plan !== 'elite' || subscription?.status === 'active')) {
    return previewAt(ctx, { plan, interval }, params.get('when') === 'now')
  }
  const step = params.get('step')
  if (subscription === null) return { kind: 'overview' }
  if (step === 'cancel' && canCancel(subscription)) return { kind: 'cancel', subscription }
  if (step !== 'resubscribe') return { kind: 'overview' }
  const preview = await possible(previewResubscription(ctx, { interval }))
  return preview === undefined ? { kind: 'overview' } : { kind: 'resubscribe', preview }
}

/** Both times of a change, so that they can be compared. */
async function previewAt(
  ctx: Ctx,
  choice: { plan: PlanId; interval: BillingInterval | undefined },
  isNow: boolean,
): Promise<UpgradeStep> {
  const [now, nextCycle] = await Promise.all([
    possible(previewPlanChange(ctx, { ...choice, when: 'now' })),
    possible(previewPlanChange(ctx, { ...choice, when: 'next_cycle' })),
  ])
  if (now === undefined || nextCycle === undefined) return { kind: 'overview' }
  return { kind: 'preview', preview: isNow ? now : nextCycle, times: [nextCycle, now] }
}

/** Shown until the trial is kept, and for another interval afterwards. */
async function keepingAt(
  ctx: Ctx,
  subscription: SubscriptionView | null,
  interval: BillingInterval | undefined,
): Promise<PlanChangePreview | null> {
  if (!subscription?.trial || subscription.source === 'sample') return null
  const { trial, pendingChange } = subscription
  const isShown = trial.decision !== 'kept' || (interval !== undefined && interval !== subscription.interval)
  if (!isShown || pendingChange !== null) return null
  return (await possible(previewTrialKeeping(ctx, { interval }))) ?? null
}

function canCancel(subscription: SubscriptionView): boolean {
  return runs(subscription) && subscription.cancellation === null && subscription.trial?.decision !== 'declined'
}

function intervalIn(params: URLSearchParams): BillingInterval | undefined {
  const interval = params.get('interval')
  return interval === 'monthly' || interval === 'yearly' ? interval : undefined
}
