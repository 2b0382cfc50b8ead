import { amountsOf, type Payment, type SubscriptionView } from '#contracts/billing.ts'
import { PLANS } from '#contracts/plans.ts'
import { periodAround } from './calendar.ts'
import { monthlyCentsOf } from './charges.ts'
import { type BillingState, isRunning, type Subscription } from './subscription.ts'
import { nextCycle, periodOf, resumption } from './transitions.ts'

export function presentSubscription(row: Subscription, now: string): SubscriptionView {
  // A sample is never renewed, so its period is the one of today.
  const isSample = row.source === 'sample' && row.anchor_at !== null
  const period = isSample ? periodAround(row.anchor_at ?? now, now) : periodOf(row)
  return {
    id: row.id,
    source: row.source,
    plan: row.plan,
    planName: PLANS[row.plan].name,
    status: row.status,
    startedAt: row.created_at,
    trialEndsAt: row.trial_ends_at,
    period,
    monthlyCents: monthlyCentsOf(row),
    nextPayment: nextPaymentOf(row, period),
    pendingChange: pendingChangeOf(row),
    eliteRequestedAt: row.elite_requested_at,
    cancellation: cancellationOf(row, now),
    creditCents: row.credit_cents,
    purchaseOrder: row.purchase_order,
  }
}

/** Null when nothing more will be invoiced. */
export function nextPaymentOf(row: BillingState, period = periodOf(row)): Payment | null {
  if (!isRunning(row) || row.ends_at !== null || period === null) return null
  const charge = nextCycle({ ...row, current_period_end: period.end })?.charge
  if (charge === null || charge === undefined) return null
  const { netCents, vatCents, totalCents } = charge
  return { date: period.end, netCents, vatCents, totalCents }
}

function pendingChangeOf({ pending_plan: plan, current_period_end: at }: Subscription) {
  return plan === null || at === null ? null : { plan, planName: PLANS[plan].name, at }
}

function cancellationOf(row: Subscription, now: string): SubscriptionView['cancellation'] {
  const { cancelled_at: requestedAt, ends_at: endsAt, data_until: dataUntil } = row
  if (requestedAt === null || endsAt === null || dataUntil === null) return null
  const charge = row.status === 'cancelled' ? resumption(row, now)?.charge : null
  return { requestedAt, endsAt, dataUntil, resubscribePrice: charge ? amountsOf(charge.netCents) : null }
}
