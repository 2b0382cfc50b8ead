import { amountsOf, type Payment, type SubscriptionView } from '#contracts/billing.ts'
import { PLANS } from '#contracts/plans.ts'
import { addDays, periodAround } from './calendar.ts'
import { monthlyCentsOf } from './charges.ts'
import { type BillingState, isCancelled, isRunning, type Subscription } from './subscription.ts'
import { endingAt, nextCycle, periodOf, resumption, TRIAL_NOTICE_DAYS } from './transitions.ts'

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
    trialEndsAt: row.status === 'trial' ? row.trial_ends_at : null,
    trial: trialOf(row, now),
    interval: row.billing_interval,
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

function trialOf({ status, trial_ends_at: endsAt, ...row }: Subscription, now: string): SubscriptionView['trial'] {
  if (status !== 'trial' || endsAt === null) return null
  const decision = row.ends_at === null ? 'kept' : row.cancelled_at === null ? 'open' : 'declined'
  const isToDecide = decision === 'open' && endsAt <= addDays(now, TRIAL_NOTICE_DAYS)
  return { decision, isToDecide, dataUntil: row.data_until ?? endingAt(endsAt).data_until }
}

function pendingChangeOf(row: Subscription): SubscriptionView['pendingChange'] {
  const { pending_plan, pending_interval, current_period_end: at } = row
  if (at === null || (pending_plan === null && pending_interval === null)) return null
  const plan = pending_plan ?? row.plan
  return { plan, planName: PLANS[plan].name, interval: pending_interval ?? row.billing_interval, at }
}

function cancellationOf(row: Subscription, now: string): SubscriptionView['cancellation'] {
  const { cancelled_at: requestedAt, ends_at: endsAt, data_until: dataUntil } = row
  if (!isCancelled(row) || endsAt === null || dataUntil === null) return null
  const charge = row.status === 'cancelled' ? resumption(row, now)?.charge : null
  return { requestedAt, endsAt, dataUntil, resubscribePrice: charge ? amountsOf(charge.netCents) : null }
}
