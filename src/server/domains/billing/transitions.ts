import type { Period } from '#contracts/billing.ts'
import { PLANS, type PlanId } from '#contracts/plans.ts'
import { addDays, nextBoundary } from './calendar.ts'
import {
  type Charge,
  changeLines,
  chargeOf,
  listPrice,
  monthLine,
  monthlyCentsOf,
  type Price,
  setupLines,
} from './charges.ts'
import type { BillingState, SubscriptionChanges } from './subscription.ts'

/**
 * What becomes of a subscription, and what is invoiced for it. Previews show the charge of the very transition that is
 * made afterwards.
 */
export type Transition = { changes: SubscriptionChanges; charge: Charge | null }

/** The set-up fee now; the first month now or, after a trial, when that ends. Without a price it is only a request. */
export function opening(plan: PlanId, now: string): Transition {
  const price = listPrice(plan)
  if (price === null) return { changes: { plan, status: 'requested', elite_requested_at: now }, charge: null }
  const { trialDays } = PLANS[plan]
  if (trialDays === 0) return activation(price, now, 0, 0)
  const trialEndsAt = addDays(now, trialDays)
  return {
    changes: {
      plan,
      status: 'trial',
      trial_ends_at: trialEndsAt,
      anchor_at: trialEndsAt,
      current_period_start: now,
      current_period_end: trialEndsAt,
      setup_charged_cents: price.setupCents,
    },
    charge: chargeOf(setupLines(price, 0), 0),
  }
}

/** The first paid month begins now. */
export function activation(price: Price, now: string, setupChargedCents: number, creditCents: number): Transition {
  const period = { start: now, end: nextBoundary(now, now) }
  const lines = [...setupLines(price, setupChargedCents), monthLine(price.plan, price.monthlyCents, period)]
  const charge = chargeOf(lines, creditCents)
  const changes = { status: 'active' as const, anchor_at: now, trial_ends_at: null, ...periodColumns(period) }
  return { changes: { ...changes, ...priceColumns(price, setupChargedCents, charge) }, charge }
}

/** Another plan at once: within a paid month with its prorated difference, out of a trial with a first month. */
export function changeNow(subscription: BillingState, price: Price, now: string): Transition {
  const { setup_charged_cents: charged, credit_cents: credit } = subscription
  const period = periodOf(subscription)
  const monthlyCents = monthlyCentsOf(subscription)
  if (subscription.status !== 'active' || period === null || monthlyCents === null) {
    return activation(price, now, charged, credit)
  }
  const old = { plan: subscription.plan, monthlyCents }
  const lines = [...changeLines(old, price, period, now), ...setupLines(price, charged)]
  const charge = chargeOf(lines, credit)
  return { changes: priceColumns(price, charged, charge), charge }
}

/** The next month, paid in advance, on the plan that is chosen for it: at the end of a month or of a trial. */
export function nextCycle(subscription: BillingState): Transition | null {
  const { current_period_end: start, anchor_at: anchor, setup_charged_cents: charged } = subscription
  const price = cyclePrice(subscription)
  if (start === null || anchor === null || price === null) return null
  const period = { start, end: nextBoundary(anchor, start) }
  const lines = [...setupLines(price, charged), monthLine(price.plan, price.monthlyCents, period)]
  const charge = chargeOf(lines, subscription.credit_cents)
  const changes = { status: 'active' as const, ...periodColumns(period), ...priceColumns(price, charged, charge) }
  return { changes, charge }
}

/** A cancelled plan goes on: its first month begins anew, without a second trial or set-up fee. */
export function resumption(subscription: BillingState, now: string): Transition | null {
  const price = cyclePrice(subscription)
  if (price === null) return null
  const { changes, charge } = activation(price, now, subscription.setup_charged_cents, subscription.credit_cents)
  return { changes: { ...changes, ...NO_CANCELLATION }, charge }
}

export const NO_CANCELLATION = { cancelled_at: null, ends_at: null, data_until: null } satisfies SubscriptionChanges

function cyclePrice(subscription: BillingState): Price | null {
  if (subscription.pending_plan !== null) return listPrice(subscription.pending_plan)
  const monthlyCents = monthlyCentsOf(subscription)
  return monthlyCents === null ? null : { plan: subscription.plan, monthlyCents, setupCents: 0 }
}

export function periodOf(subscription: BillingState): Period | null {
  const { current_period_start: start, current_period_end: end } = subscription
  return start === null || end === null ? null : { start, end }
}

function periodColumns({ start, end }: Period) {
  return { current_period_start: start, current_period_end: end }
}

function priceColumns(
  { plan, monthlyCents, setupCents }: Price,
  charged: number,
  { creditCents }: Charge,
): SubscriptionChanges {
  return {
    plan,
    agreed_monthly_cents: monthlyCents === PLANS[plan].monthlyCents ? null : monthlyCents,
    setup_charged_cents: Math.max(charged, setupCents),
    credit_cents: creditCents,
    pending_plan: null,
  }
}
