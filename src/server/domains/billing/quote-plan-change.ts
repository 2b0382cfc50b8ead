import type { ChangeTime, PlanChangePreview } from '#contracts/billing.ts'
import { type BillingInterval, DEFAULT_INTERVAL, PLANS, type PlanId, VAT_PERCENT } from '#contracts/plans.ts'
import { AppError } from '../../errors.ts'
import { buildCharge, type Charge, getListPrice, type Price } from './charges.ts'
import { calculateNextPayment } from './get-subscription.ts'
import { type BillingState, isCancelled, type Subscription, type SubscriptionChanges } from './subscription-row.ts'
import {
  changePlanNow,
  getOwnPrice,
  keepPlan,
  NO_CANCELLATION,
  openPlan,
  resumePlan,
  startNextCycle,
} from './transitions.ts'

type PlanChoice = { plan: PlanId; interval?: BillingInterval | undefined; when: ChangeTime }

/** The columns to write, the charge, and the preview for the customer. */
export type PlanChangeQuote = {
  preview: PlanChangePreview
  changes: SubscriptionChanges
  charge: Charge | null
  /** True when the same choice was made before. Nothing changes then. */
  isDone: boolean
}

/** Computes the effect of starting or changing a plan. Throws `conflict` for an ended or the current plan. */
export function quotePlanChange(row: Subscription | undefined, choice: PlanChoice, now: string): PlanChangeQuote {
  const { plan, interval, when } = choice
  // A request is not a plan yet, so a plan with a price replaces it.
  if (row === undefined || row.status === 'requested') return quotePlanStart(requirePrice(plan).plan, now, interval)
  const chosen = interval ?? row.billing_interval
  refuseInvalidChange(row, plan, chosen, now)
  const price = (plan === row.plan && getOwnPrice(row)) || requirePrice(plan)
  return when === 'now' ? quoteChangeNow(row, price, chosen, now) : quoteChangeAtNextCycle(row, price, chosen, now)
}

/** Works out what keeping a trial does. Throws `conflict` when no trial runs. */
export function quoteTrialKeeping(row: Subscription, interval = row.billing_interval, now: string): PlanChangeQuote {
  if (row.status !== 'trial') throw new AppError('conflict', 'There is no running trial to keep.')
  const at = row.trial_ends_at ?? now
  if (at <= now) throw new AppError('conflict', 'The trial has ended. You can subscribe again in a few minutes.')
  const changes = keepPlan(interval)
  const cycle = startNextCycle({ ...row, ...changes })
  const preview = buildPreview(
    'keep',
    'next_cycle',
    { ...row, ...changes, ...cycle?.changes },
    cycle?.charge ?? null,
    at,
  )
  return { preview, changes, charge: null, isDone: isAlreadyChosen(row, changes) }
}

/** Works out what subscribing again does. Throws `conflict` while the plan runs. */
export function quoteResubscription(
  row: Subscription,
  interval: BillingInterval | undefined,
  now: string,
): PlanChangeQuote {
  const resumed = row.status === 'cancelled' ? resumePlan(row, now, interval) : null
  if (resumed === null) throw new AppError('conflict', 'This plan has not ended.')
  const { changes, charge } = resumed
  return { changes, charge, isDone: false, preview: buildPreview('resume', 'now', { ...row, ...changes }, charge, now) }
}

export function refuseOtherTotal({ totalCents }: { totalCents: number }, expectedCents: number): void {
  if (totalCents === expectedCents) return
  throw new AppError(
    'conflict',
    'The amount has changed since you opened this page. Nothing was changed. Please look at it again.',
  )
}

function quotePlanStart(plan: PlanId, now: string, interval: BillingInterval | undefined): PlanChangeQuote {
  const { changes, charge } = openPlan(plan, now, interval)
  const started = { ...NO_SUBSCRIPTION, ...changes, plan }
  return { changes, charge, isDone: false, preview: buildPreview('start', 'now', started, charge, now) }
}

function quoteChangeNow(row: Subscription, price: Price, interval: BillingInterval, now: string): PlanChangeQuote {
  const { changes, charge } = changePlanNow(row, price, now, interval)
  const preview = buildPreview('change', 'now', { ...row, ...changes }, charge, now)
  return { changes, charge, isDone: false, preview }
}

/** A change planned in a trial also keeps the trial. */
function quoteChangeAtNextCycle(
  row: Subscription,
  price: Price,
  interval: BillingInterval,
  now: string,
): PlanChangeQuote {
  const changes = {
    pending_plan: price.plan === row.plan ? null : price.plan,
    pending_interval: interval === row.billing_interval ? null : interval,
    ...NO_CANCELLATION,
  }
  const cycle = startNextCycle({ ...row, ...changes })
  const after = { ...row, ...changes, ...cycle?.changes, plan: price.plan }
  const preview = buildPreview('change', 'next_cycle', after, cycle?.charge ?? null, row.current_period_end ?? now)
  return { changes, charge: null, isDone: isAlreadyChosen(row, changes), preview }
}

function isAlreadyChosen(row: Subscription, changes: SubscriptionChanges): boolean {
  return Object.entries(changes).every(([column, value]) => row[column as keyof Subscription] === value)
}

/** The state before a plan begins. */
export const NO_SUBSCRIPTION: Omit<BillingState, 'plan'> = {
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

type BillingStateAfter = BillingState & { trial_ends_at?: string | null }

function buildPreview(
  kind: PlanChangePreview['kind'],
  when: ChangeTime,
  after: BillingStateAfter,
  charge: Charge | null,
  at: string,
): PlanChangePreview {
  const { lines, netCents, vatCents, totalCents, creditCents } = charge ?? buildCharge([], after.credit_cents)
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
    ifKept: isTrial ? calculateNextPayment({ ...after, ...NO_CANCELLATION }) : null,
    nextPayment: calculateNextPayment(after),
  }
}

function requirePrice(plan: PlanId): Price {
  const price = getListPrice(plan)
  if (price !== null) return price
  const message = 'Please choose one of the plans with a price'
  throw new AppError('invalid_input', message, { fieldErrors: { plan: message } })
}

function refuseInvalidChange(row: Subscription, plan: PlanId, interval: BillingInterval, now: string): void {
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
