import type { ChangeTime, PlanChangePreview } from '#contracts/billing.ts'
import { type BillingInterval, DEFAULT_INTERVAL, PLANS, type PlanId, VAT_PERCENT } from '#contracts/plans.ts'
import { AppError } from '../../errors.ts'
import { type Charge, chargeOf, listPrice, type Price } from './charges.ts'
import { nextPaymentOf } from './present-subscription.ts'
import { type BillingState, isCancelled, type Subscription, type SubscriptionChanges } from './subscription.ts'
import { changeNow, keeping, NO_CANCELLATION, nextCycle, opening, ownPrice, resumption } from './transitions.ts'

type Choice = { plan: PlanId; interval?: BillingInterval | undefined; when: ChangeTime }

/** What is to be written, and what the customer sees of it beforehand. */
export type PlannedChange = {
  preview: PlanChangePreview
  changes: SubscriptionChanges
  charge: Charge | null
  /** It was chosen before: there is nothing to write. */
  isDone: boolean
}

/**
 * Works out what starting or changing a plan does. Throws `conflict` where the subscription has to be put in order first.
 */
export function planChangeOf(row: Subscription | undefined, choice: Choice, now: string): PlannedChange {
  const { plan, interval, when } = choice
  // A request alone is no plan yet: choosing one with a price takes its place.
  if (row === undefined || row.status === 'requested') return planStart(requirePrice(plan).plan, now, interval)
  const chosen = interval ?? row.billing_interval
  refuseUnfit(row, plan, chosen, now)
  const price = (plan === row.plan && ownPrice(row)) || requirePrice(plan)
  return when === 'now' ? planNow(row, price, chosen, now) : planNextCycle(row, price, chosen, now)
}

/** Works out what keeping a trial does. Throws `conflict` when none runs. */
export function planKeeping(row: Subscription, interval = row.billing_interval, now: string): PlannedChange {
  if (row.status !== 'trial') throw new AppError('conflict', 'No trial is running that could be kept.')
  const at = row.trial_ends_at ?? now
  if (at <= now) throw new AppError('conflict', 'The trial is over. In a few minutes you can subscribe again.')
  const changes = keeping(interval)
  const cycle = nextCycle({ ...row, ...changes })
  const preview = previewOf('keep', 'next_cycle', { ...row, ...changes, ...cycle?.changes }, cycle?.charge ?? null, at)
  return { preview, changes, charge: null, isDone: isAlready(row, changes) }
}

/** Works out what subscribing again after the end does. Throws `conflict` while the plan runs. */
export function planResumption(row: Subscription, interval: BillingInterval | undefined, now: string): PlannedChange {
  const resumed = row.status === 'cancelled' ? resumption(row, now, interval) : null
  if (resumed === null) throw new AppError('conflict', 'This plan has not ended.')
  const { changes, charge } = resumed
  return { changes, charge, isDone: false, preview: previewOf('resume', 'now', { ...row, ...changes }, charge, now) }
}

export function refuseOtherTotal({ totalCents }: { totalCents: number }, expectedCents: number): void {
  if (totalCents === expectedCents) return
  throw new AppError('conflict', 'The amount is another one by now. Nothing was changed; please look at it again.')
}

function planStart(plan: PlanId, now: string, interval: BillingInterval | undefined): PlannedChange {
  const { changes, charge } = opening(plan, now, interval)
  const started = { ...NOTHING_YET, ...changes, plan }
  return { changes, charge, isDone: false, preview: previewOf('start', 'now', started, charge, now) }
}

function planNow(row: Subscription, price: Price, interval: BillingInterval, now: string): PlannedChange {
  const { changes, charge } = changeNow(row, price, now, interval)
  const preview = previewOf('change', 'now', { ...row, ...changes }, charge, now)
  return { changes, charge, isDone: false, preview }
}

/** Out of a trial this is a decision to go on too. */
function planNextCycle(row: Subscription, price: Price, interval: BillingInterval, now: string): PlannedChange {
  const changes = {
    pending_plan: price.plan === row.plan ? null : price.plan,
    pending_interval: interval === row.billing_interval ? null : interval,
    ...NO_CANCELLATION,
  }
  const cycle = nextCycle({ ...row, ...changes })
  const after = { ...row, ...changes, ...cycle?.changes, plan: price.plan }
  const preview = previewOf('change', 'next_cycle', after, cycle?.charge ?? null, row.current_period_end ?? now)
  return { changes, charge: null, isDone: isAlready(row, changes), preview }
}

function isAlready(row: Subscription, changes: SubscriptionChanges): boolean {
  return Object.entries(changes).every(([column, value]) => row[column as keyof Subscription] === value)
}

/** What there is before a plan begins. */
export const NOTHING_YET: Omit<BillingState, 'plan'> = {
  status: 'requested',
  agreed_monthly_cents: null,
  billing_interval: DEFAULT_INTERVAL,
  period_cents: 0,
  setup_charged_cents: 0,
  credit_cents: 0,
  pending_plan: null,
  pending_interval: null,
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
  const isTrial = after.status === 'trial'
  return {
    kind,
    plan: after.plan,
    planName: PLANS[after.plan].name,
    interval: after.billing_interval,
    when,
    effectiveAt: at,
    invoicedAt: at,
    lines,
    netCents,
    vatCents,
    totalCents,
    vatPercent: VAT_PERCENT,
    creditCents,
    trialEndsAt: isTrial ? (after.trial_ends_at ?? null) : null,
    ifKept: isTrial ? nextPaymentOf({ ...after, ...NO_CANCELLATION }) : null,
    nextPayment: nextPaymentOf(after),
  }
}

function requirePrice(plan: PlanId): Price {
  const price = listPrice(plan)
  if (price !== null) return price
  const message = 'Please choose one of the plans with a price'
  throw new AppError('invalid_input', message, { fieldErrors: { plan: message } })
}

function refuseUnfit(row: Subscription, plan: PlanId, interval: BillingInterval, now: string): void {
  if (row.status === 'cancelled' || (row.ends_at !== null && row.ends_at <= now)) {
    throw new AppError('conflict', 'This plan has ended. Please resubscribe first.')
  }
  if (isCancelled(row)) {
    throw new AppError('conflict', 'This plan is cancelled. Please take the cancellation back first.')
  }
  if (row.plan === plan && (row.status === 'trial' || row.billing_interval === interval)) {
    throw new AppError('conflict', `${PLANS[plan].name} is your plan already.`)
  }
}
