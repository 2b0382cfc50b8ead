import type { InvoiceLine, Period } from '#contracts/billing.ts'
import {
  type BillingInterval,
  DEFAULT_INTERVAL,
  MONTHS_IN,
  PLANS,
  type PlanId,
  periodCentsOf,
} from '#contracts/plans.ts'
import { addDays, daysBetween, nextBoundary } from './calendar.ts'
import {
  type Charge,
  changeLines,
  chargeOf,
  listPrice,
  monthlyCentsOf,
  type Price,
  periodLine,
  setupLines,
  unusedLines,
} from './charges.ts'
import type { BillingState, SubscriptionChanges } from './subscription.ts'

/**
 * What becomes of a subscription, and what is invoiced for it. Previews show the charge of the very transition that is
 * made afterwards.
 */
export type Transition = { changes: SubscriptionChanges; charge: Charge | null }

/** "After cancellation data is downloadable for 30 days, then permanently deleted." */
export const DATA_DAYS = 30

/** So many days before its end the customer is asked whether to keep the trial. */
export const TRIAL_NOTICE_DAYS = 3

/**
 * Set-up fee and first period now. A trial costs nothing and ends by itself unless it is kept. Without a price it is only
 * a request.
 */
export function opening(plan: PlanId, now: string, interval = DEFAULT_INTERVAL): Transition {
  const price = listPrice(plan)
  if (price === null) return { changes: { plan, status: 'requested', elite_requested_at: now }, charge: null }
  const { trialDays } = PLANS[plan]
  if (trialDays === 0) return activation(price, now, 0, 0, interval)
  const changes = { plan, status: 'trial' as const, billing_interval: interval, current_period_start: now }
  const trialEndsAt = addDays(now, trialDays)
  return { changes: { ...changes, ...trialUntil(trialEndsAt), ...endingAt(trialEndsAt) }, charge: null }
}

/** The end of a trial is where its first paid period would begin. */
export function trialUntil(end: string) {
  return { trial_ends_at: end, anchor_at: end, current_period_end: end } satisfies SubscriptionChanges
}

export function endingAt(end: string) {
  return { ends_at: end, data_until: addDays(end, DATA_DAYS) } satisfies SubscriptionChanges
}

export const NO_CANCELLATION = { cancelled_at: null, ends_at: null, data_until: null } satisfies SubscriptionChanges

export const NOTHING_PENDING = { pending_plan: null, pending_interval: null } satisfies SubscriptionChanges

/** A trial that is kept goes on into a paid period at its end, when set-up fee and first period are invoiced. */
export function keeping(interval: BillingInterval): SubscriptionChanges {
  return { billing_interval: interval, ...NOTHING_PENDING, ...NO_CANCELLATION }
}

/** The first paid period begins now. */
export function activation(
  price: Price,
  now: string,
  setupChargedCents: number,
  creditCents: number,
  interval = DEFAULT_INTERVAL,
): Transition {
  return newPeriod([], price, now, { setupChargedCents, creditCents, interval })
}

type NewPeriod = { setupChargedCents: number; creditCents: number; interval: BillingInterval }

function newPeriod(before: InvoiceLine[], price: Price, now: string, from: NewPeriod): Transition {
  const { setupChargedCents, creditCents, interval } = from
  const period = { start: now, end: nextBoundary(now, now, MONTHS_IN[interval]) }
  const lines = [...before, ...setupLines(price, setupChargedCents), periodLine(price, interval, period)]
  const charge = chargeOf(lines, creditCents)
  const changes = { status: 'active' as const, anchor_at: now, ...periodColumns(period), ...NO_CANCELLATION }
  return { changes: { ...changes, ...priceColumns(price, interval, setupChargedCents, charge) }, charge }
}

/**
 * Another plan or interval at once. Within a paid period its prorated difference; another interval begins a new period,
 * less what is left of the old one; out of a trial a first period begins.
 */
export function changeNow(
  subscription: BillingState,
  price: Price,
  now: string,
  interval = subscription.billing_interval,
): Transition {
  const { setup_charged_cents: setupChargedCents, credit_cents: creditCents } = subscription
  const period = periodOf(subscription)
  const from = { setupChargedCents, creditCents, interval }
  if (subscription.status !== 'active' || period === null) return newPeriod([], price, now, from)
  const old = { plan: subscription.plan, periodCents: subscription.period_cents }
  if (interval !== subscription.billing_interval) return newPeriod(unusedLines(old, period, now), price, now, from)
  const next = { plan: price.plan, periodCents: periodCentsOf(price.monthlyCents, interval) }
  const lines = [...changeLines(old, next, period, now), ...setupLines(price, setupChargedCents)]
  const charge = chargeOf(lines, creditCents)
  return { changes: priceColumns(price, interval, setupChargedCents, charge), charge }
}

/** The next period, paid in advance, as it was chosen for it: at the end of a period or of a trial. */
export function nextCycle(subscription: BillingState): Transition | null {
  const { current_period_end: start, anchor_at: anchor, setup_charged_cents: charged } = subscription
  const price = cyclePrice(subscription)
  if (start === null || anchor === null || price === null) return null
  const interval = subscription.pending_interval ?? subscription.billing_interval
  const period = { start, end: nextBoundary(anchor, start, MONTHS_IN[interval]) }
  const lines = [...setupLines(price, charged), periodLine(price, interval, period)]
  const charge = chargeOf(lines, subscription.credit_cents)
  const changes = { status: 'active' as const, ...periodColumns(period) }
  return { changes: { ...changes, ...priceColumns(price, interval, charged, charge) }, charge }
}

/** A plan that has ended goes on: its first period begins anew, without a second trial or set-up fee. */
export function resumption(
  subscription: BillingState,
  now: string,
  interval = subscription.billing_interval,
): Transition | null {
  const price = firstPrice(subscription)
  if (price === null) return null
  return activation(price, now, subscription.setup_charged_cents, subscription.credit_cents, interval)
}

/**
 * What a subscription is after an invoice with these lines was taken back: the credit that it used is there again, the
 * credit that it gave is gone, its set-up fee counts as never charged, and the period that it charged as not paid for,
 * so that a later change credits nothing for it. Null when the credit that it gave was used by a later invoice.
 */
export function takingBack(subscription: BillingState, lines: InvoiceLine[]): SubscriptionChanges | null {
  const netOf = (...kinds: InvoiceLine['kind'][]) =>
    lines.reduce((sum, { kind, netCents }) => (kinds.includes(kind) ? sum + netCents : sum), 0)
  const creditCents = subscription.credit_cents - netOf('carried', 'credit')
  if (creditCents < 0) return null
  const period = periodOf(subscription)
  return {
    credit_cents: creditCents,
    setup_charged_cents: Math.max(0, subscription.setup_charged_cents - netOf('setup')),
    ...(period !== null && { period_cents: periodCentsWithout(subscription.period_cents, lines, period) }),
  }
}

function periodCentsWithout(periodCents: number, lines: InvoiceLine[], period: Period): number {
  const current = lines.filter((line) => line.period?.end === period.end && line.period.start >= period.start)
  if (!current.some(({ kind }) => kind === 'month' || kind === 'year' || kind === 'remaining')) return periodCents
  const unused = current.find(({ kind }) => kind === 'unused')
  return unused === undefined ? 0 : wholePriceOf(unused, period)
}

/** Lines of older invoices don't say the price of the whole period: it is the one of which so much is left. */
function wholePriceOf({ priceCents, netCents, period: rest }: InvoiceLine, period: Period): number {
  const left = daysBetween(rest?.start ?? period.start, period.end)
  return priceCents ?? Math.floor((-netCents * daysBetween(period.start, period.end)) / left)
}

function cyclePrice(subscription: BillingState): Price | null {
  if (subscription.pending_plan !== null) return listPrice(subscription.pending_plan)
  return subscription.status === 'trial' ? firstPrice(subscription) : ownPrice(subscription)
}

/** What the plan costs that there is, its set-up behind it. Null before a price is agreed. */
export function ownPrice(subscription: BillingState): Price | null {
  const monthlyCents = monthlyCentsOf(subscription)
  return monthlyCents === null ? null : { plan: subscription.plan, monthlyCents, setupCents: 0 }
}

/** What the plan costs where it begins. An agreed set-up was charged when it was agreed. */
function firstPrice(subscription: BillingState): Price | null {
  const price = ownPrice(subscription)
  return price && { ...price, setupCents: PLANS[subscription.plan].setupCents ?? 0 }
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
  interval: BillingInterval,
  charged: number,
  { creditCents }: Charge,
): SubscriptionChanges {
  return {
    plan,
    agreed_monthly_cents: monthlyCents === PLANS[plan].monthlyCents ? null : monthlyCents,
    billing_interval: interval,
    period_cents: periodCentsOf(monthlyCents, interval),
    setup_charged_cents: Math.max(charged, setupCents),
    credit_cents: creditCents,
    ...NOTHING_PENDING,
  }
}
