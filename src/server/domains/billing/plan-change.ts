import type { ChangeTime, PlanChangePreview } from '#contracts/billing.ts'
import { PLANS, type PlanId, VAT_PERCENT } from '#contracts/plans.ts'
import { AppError } from '../../errors.ts'
import { type Charge, chargeOf, listPrice, type Price } from './charges.ts'
import { nextPaymentOf } from './present-subscription.ts'
import type { BillingState, Subscription, SubscriptionChanges } from './subscription.ts'
import { changeNow, nextCycle, opening } from './transitions.ts'

type Choice = { plan: PlanId; when: ChangeTime }

/** What is to be written, and what the customer sees of it beforehand. */
export type PlannedChange = { preview: PlanChangePreview; changes: SubscriptionChanges; charge: Charge | null }

/**
 * Works out what starting or changing a plan does. Throws `conflict` where the subscription has to be put in order first.
 */
export function planChangeOf(row: Subscription | undefined, { plan, when }: Choice, now: string): PlannedChange {
  const price = requirePrice(plan)
  // A request alone is no plan yet: choosing one with a price takes its place.
  if (row === undefined || row.status === 'requested') return planStart(plan, now)
  refuseUnfit(row, plan)
  return when === 'now' ? planNow(row, price, now) : planNextCycle(row, price, now)
}

function planStart(plan: PlanId, now: string): PlannedChange {
  const { changes, charge } = opening(plan, now)
  const started = { ...NOTHING_YET, ...changes, plan }
  return { changes, charge, preview: previewOf('start', 'now', started, charge, now) }
}

function planNow(row: Subscription, price: Price, now: string): PlannedChange {
  const { changes, charge } = changeNow(row, price, now)
  const changed = { ...row, ...changes }
  return { changes, charge, preview: previewOf('change', 'now', changed, charge, now) }
}

function planNextCycle(row: Subscription, price: Price, now: string): PlannedChange {
  const changes = { pending_plan: price.plan }
  const cycle = nextCycle({ ...row, ...changes })
  const at = row.current_period_end ?? now
  const after = { ...row, ...cycle?.changes, plan: price.plan }
  return { changes, charge: null, preview: previewOf('change', 'next_cycle', after, cycle?.charge ?? null, at) }
}

const NOTHING_YET: Omit<BillingState, 'plan'> = {
  status: 'requested',
  agreed_monthly_cents: null,
  setup_charged_cents: 0,
  credit_cents: 0,
  pending_plan: null,
  anchor_at: null,
  current_period_start: null,
  current_period_end: null,
  ends_at: null,
}

type After = BillingState & { trial_ends_at?: string | null }

function previewOf(
  kind: PlanChangePreview['kind'],
  when: ChangeTime,
  after: After,
  charge: Charge | null,
  at: string,
): PlanChangePreview {
  const { lines, netCents, vatCents, totalCents, creditCents } = charge ?? chargeOf([], after.credit_cents)
  return {
    kind,
    plan: after.plan,
    planName: PLANS[after.plan].name,
    when,
    effectiveAt: at,
    invoicedAt: at,
    lines,
    netCents,
    vatCents,
    totalCents,
    vatPercent: VAT_PERCENT,
    creditCents,
    trialEndsAt: after.status === 'trial' ? (after.trial_ends_at ?? null) : null,
    nextPayment: nextPaymentOf(after),
  }
}

function requirePrice(plan: PlanId): Price {
  const price = listPrice(plan)
  if (price === null) throw new AppError('conflict', 'This plan has no list price. Please ask for a quote.')
  return price
}

function refuseUnfit(row: Subscription, plan: PlanId): void {
  if (row.status === 'cancelled') throw new AppError('conflict', 'This plan has ended. Please resubscribe first.')
  if (row.ends_at !== null) {
    throw new AppError('conflict', 'This plan is cancelled. Please take the cancellation back first.')
  }
  if (row.plan === plan) throw new AppError('conflict', `${PLANS[plan].name} is your plan already.`)
}
