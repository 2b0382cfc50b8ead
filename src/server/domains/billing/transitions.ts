import type { InvoiceLine, Period } from '#contracts/billing.ts'
import {
  type BillingInterval,
  calculatePeriodPrice,
  DEFAULT_INTERVAL,
  MONTHS_IN,
  PLANS,
  type PlanId,
} from '#contracts/plans.ts'
import { addDays, countDays, findNextBoundary } from './calendar.ts'
import {
  buildChangeLines,
  buildCharge,
  buildPeriodLine,
  buildSetupLines,
  buildUnusedLines,
  type Charge,
  getListPrice,
  getMonthlyCents,
  type Price,
} from './charges.ts'
import type { BillingState, SubscriptionChanges } from './subscription-row.ts'

/** The columns to write and the charge to invoice. A preview shows the charge of the same transition. */
export type Transition = { changes: SubscriptionChanges; charge: Charge | null }

/** "After cancellation data is downloadable for 30 days, then permanently deleted." */
const DATA_DOWNLOAD_DAYS = 30

/** Days before the end of a trial at which the customer is asked to keep it. */
export const TRIAL_NOTICE_DAYS = 3

/**
 * Charges set-up fee and first period now. A trial costs nothing and ends by itself unless it is kept. A plan without a
 * price is only requested.
 */
export function openPlan(plan: PlanId, now: string, interval = DEFAULT_INTERVAL): Transition {
  const price = getListPrice(plan)
  if (price === null) return { changes: { plan, status: 'requested', elite_requested_at: now }, charge: null }
  const { trialDays } = PLANS[plan]
  if (trialDays === 0) return activatePlan(price, now, 0, 0, interval)
  const changes = { plan, status: 'trial' as const, billing_interval: interval, current_period_start: now }
  const trialEndsAt = addDays(now, trialDays)
  return { changes: { ...changes, ...buildTrialDates(trialEndsAt), ...buildEndDates(trialEndsAt) }, charge: null }
}

/** The first paid period begins at the end of the trial. */
export function buildTrialDates(end: string) {
  return { trial_ends_at: end, anchor_at: end, current_period_end: end } satisfies SubscriptionChanges
}

export function buildEndDates(end: string) {
  return { ends_at: end, data_until: addDays(end, DATA_DOWNLOAD_DAYS) } satisfies SubscriptionChanges
}

export const NO_CANCELLATION = { cancelled_at: null, ends_at: null, data_until: null } satisfies SubscriptionChanges

export const NO_PENDING_CHANGE = { pending_plan: null, pending_interval: null } satisfies SubscriptionChanges

/** Keeps a trial: it continues as a paid plan at its end. Set-up fee and first period are invoiced then. */
export function keepPlan(interval: BillingInterval): SubscriptionChanges {
  return { billing_interval: interval, ...NO_PENDING_CHANGE, ...NO_CANCELLATION }
}

/** The first paid period begins now. */
function activatePlan(
  price: Price,
  now: string,
  setupChargedCents: number,
  creditCents: number,
  interval = DEFAULT_INTERVAL,
): Transition {
  return startPeriod([], price, now, { setupChargedCents, creditCents, interval })
}

type NewPeriod = { setupChargedCents: number; creditCents: number; interval: BillingInterval }

function startPeriod(before: InvoiceLine[], price: Price, now: string, from: NewPeriod): Transition {
  const { setupChargedCents, creditCents, interval } = from
  const period = { start: now, end: findNextBoundary(now, now, MONTHS_IN[interval]) }
  const lines = [...before, ...buildSetupLines(price, setupChargedCents), buildPeriodLine(price, interval, period)]
  const charge = buildCharge(lines, creditCents)
  const changes = { status: 'active' as const, anchor_at: now, ...buildPeriodColumns(period), ...NO_CANCELLATION }
  return { changes: { ...changes, ...buildPriceColumns(price, interval, setupChargedCents, charge) }, charge }
}

/**
 * Changes plan or interval now. Another plan charges the prorated difference. Another interval begins a new period,
 * minus the unused days of the old one. In a trial the first paid period begins.
 */
export function changePlanNow(
  subscription: BillingState,
  price: Price,
  now: string,
  interval = subscription.billing_interval,
): Transition {
  const { setup_charged_cents: setupChargedCents, credit_cents: creditCents } = subscription
  const period = getPeriod(subscription)
  const from = { setupChargedCents, creditCents, interval }
  if (subscription.status !== 'active' || period === null) return startPeriod([], price, now, from)
  const old = { plan: subscription.plan, periodCents: subscription.period_cents }
  if (interval !== subscription.billing_interval)
    return startPeriod(buildUnusedLines(old, period, now), price, now, from)
  const next = { plan: price.plan, periodCents: calculatePeriodPrice(price.monthlyCents, interval) }
  const lines = [...buildChangeLines(old, next, period, now), ...buildSetupLines(price, setupChargedCents)]
  const charge = buildCharge(lines, creditCents)
  return { changes: buildPriceColumns(price, interval, setupChargedCents, charge), charge }
}

/** Starts the next period, paid in advance, with the planned changes. Follows a period or a trial. */
export function startNextCycle(subscription: BillingState): Transition | null {
  const { current_period_end: start, anchor_at: anchor, setup_charged_cents: charged } = subscription
  const price = getCyclePrice(subscription)
  if (start === null || anchor === null || price === null) return null
  const interval = subscription.pending_interval ?? subscription.billing_interval
  const period = { start, end: findNextBoundary(anchor, start, MONTHS_IN[interval]) }
  const lines = [...buildSetupLines(price, charged), buildPeriodLine(price, interval, period)]
  const charge = buildCharge(lines, subscription.credit_cents)
  const changes = { status: 'active' as const, ...buildPeriodColumns(period) }
  return { changes: { ...changes, ...buildPriceColumns(price, interval, charged, charge) }, charge }
}

/** Starts a new period of an ended plan, without a second trial or set-up fee. */
export function resumePlan(
  subscription: BillingState,
  now: string,
  interval = subscription.billing_interval,
): Transition | null {
  const price = getFirstPrice(subscription)
  if (price === null) return null
  return activatePlan(price, now, subscription.setup_charged_cents, subscription.credit_cents, interval)
}

/**
 * Returns the state after these lines were credited. The credit they used is restored, and the credit they gave is
 * removed. Their set-up fee counts as never charged. Their period counts as unpaid, so that a later change credits
 * nothing for it. Returns null when a later invoice used the credit they gave.
 */
export function reverseCharge(subscription: BillingState, lines: InvoiceLine[]): SubscriptionChanges | null {
  const sumNet = (...kinds: InvoiceLine['kind'][]) =>
    lines.reduce((sum, { kind, netCents }) => (kinds.includes(kind) ? sum + netCents : sum), 0)
  const creditCents = subscription.credit_cents - sumNet('carried', 'credit')
  if (creditCents < 0) return null
  const period = getPeriod(subscription)
  return {
    credit_cents: creditCents,
    setup_charged_cents: Math.max(0, subscription.setup_charged_cents - sumNet('setup')),
    ...(period !== null && { period_cents: calculatePeriodCents(subscription.period_cents, lines, period) }),
  }
}

function calculatePeriodCents(periodCents: number, lines: InvoiceLine[], period: Period): number {
  const current = lines.filter((line) => line.period?.end === period.end && line.period.start >= period.start)
  if (!current.some(({ kind }) => kind === 'month' || kind === 'year' || kind === 'remaining')) return periodCents
  const unused = current.find(({ kind }) => kind === 'unused')
  return unused === undefined ? 0 : calculateWholePrice(unused, period)
}

/** Lines of older invoices lack the price of the whole period, so calculate it from the credited rest. */
function calculateWholePrice({ priceCents, netCents, period: rest }: InvoiceLine, period: Period): number {
  const left = countDays(rest?.start ?? period.start, period.end)
  return priceCents ?? Math.floor((-netCents * countDays(period.start, period.end)) / left)
}

function getCyclePrice(subscription: BillingState): Price | null {
  if (subscription.pending_plan !== null) return getListPrice(subscription.pending_plan)
  return subscription.status === 'trial' ? getFirstPrice(subscription) : getOwnPrice(subscription)
}

/** Returns the price of the current plan, without set-up. Null before a price is agreed. */
export function getOwnPrice(subscription: BillingState): Price | null {
  const monthlyCents = getMonthlyCents(subscription)
  return monthlyCents === null ? null : { plan: subscription.plan, monthlyCents, setupCents: 0 }
}

/** Returns the price of a plan at its start. An agreed set-up fee was already charged. */
function getFirstPrice(subscription: BillingState): Price | null {
  const price = getOwnPrice(subscription)
  return price && { ...price, setupCents: PLANS[subscription.plan].setupCents ?? 0 }
}

export function getPeriod(subscription: BillingState): Period | null {
  const { current_period_start: start, current_period_end: end } = subscription
  return start === null || end === null ? null : { start, end }
}

function buildPeriodColumns({ start, end }: Period) {
  return { current_period_start: start, current_period_end: end }
}

function buildPriceColumns(
  { plan, monthlyCents, setupCents }: Price,
  interval: BillingInterval,
  charged: number,
  { creditCents }: Charge,
): SubscriptionChanges {
  return {
    plan,
    agreed_monthly_cents: monthlyCents === PLANS[plan].monthlyCents ? null : monthlyCents,
    billing_interval: interval,
    period_cents: calculatePeriodPrice(monthlyCents, interval),
    setup_charged_cents: Math.max(charged, setupCents),
    credit_cents: creditCents,
    ...NO_PENDING_CHANGE,
  }
}
