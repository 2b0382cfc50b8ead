import { type Amounts, amountsOf, type InvoiceLine, type Period } from '#contracts/billing.ts'
import { type BillingInterval, PLANS, type PlanId, periodCentsOf } from '#contracts/plans.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { addDays, daysBetween } from './calendar.ts'
import type { BillingState } from './subscription.ts'

/** What is invoiced at once, and what it leaves for the next invoices. */
export type Charge = Amounts & { lines: InvoiceLine[]; creditCents: number }

/** What a plan costs from now on: its own price, or the one that sales agreed on. */
export type Price = { plan: PlanId; monthlyCents: number; setupCents: number }

/** What a whole period of a plan costs. */
export type PeriodPrice = { plan: PlanId; periodCents: number }

/** Null for a plan whose price must be agreed on. */
export function listPrice(plan: PlanId): Price | null {
  const { monthlyCents, setupCents } = PLANS[plan]
  return monthlyCents === null || setupCents === null ? null : { plan, monthlyCents, setupCents }
}

/** Null before a price is agreed. */
export function monthlyCentsOf({ plan, agreed_monthly_cents }: BillingState): number | null {
  return agreed_monthly_cents ?? PLANS[plan].monthlyCents
}

/** Adds up lines. What an earlier change left over is taken off, and what these leave over is carried on. */
export function chargeOf(lines: InvoiceLine[], creditCents: number): Charge {
  const net = sum(lines)
  if (net < 0) return settled([...lines, line('carried', 'Carried over to the next invoice', -net)], creditCents - net)
  const used = Math.min(creditCents, net)
  if (used === 0) return settled(lines, creditCents)
  return settled([...lines, line('credit', 'Credit from an earlier plan change', -used)], creditCents - used)
}

function settled(lines: InvoiceLine[], creditCents: number): Charge {
  return { lines, creditCents, ...amountsOf(sum(lines)) }
}

function sum(lines: InvoiceLine[]): number {
  return lines.reduce((total, { netCents }) => total + netCents, 0)
}

function line(kind: InvoiceLine['kind'], description: string, netCents: number, period: Period | null = null) {
  return { kind, description, netCents, period }
}

/** The set-up fee, or what is left of it after a cheaper one. No line when nothing is left. */
export function setupLines({ plan, setupCents }: Price, chargedCents: number): InvoiceLine[] {
  if (setupCents <= chargedCents) return []
  const { name } = PLANS[plan]
  const description = chargedCents === 0 ? `${name}: set-up, one-time` : `${name}: set-up, one-time difference`
  return [line('setup', description, setupCents - chargedCents)]
}

/** A whole period: a month, or twelve at once. */
export function periodLine({ plan, monthlyCents }: Price, interval: BillingInterval, period: Period): InvoiceLine {
  const days = `${formatDay(period.start)} to ${formatDay(addDays(period.end, -1))}`
  const [kind, months] = interval === 'yearly' ? (['year', '12 months, '] as const) : (['month', ''] as const)
  return line(kind, `${PLANS[plan].name} plan, ${months}${days}`, periodCentsOf(monthlyCents, interval), period)
}

/** The two sides of a change within a paid period. */
export function changeLines(old: PeriodPrice, next: PeriodPrice, period: Period, now: string): InvoiceLine[] {
  const { used, days, share } = shareOf(period, now)
  if (used === days) return []
  const remaining = restOf(next.periodCents, used, days)
  const description = `${PLANS[next.plan].name} plan, remaining ${share}`
  return [...unusedLines(old, period, now), line('remaining', description, remaining, { start: now, end: period.end })]
}

/** The credit for what is left of a paid period. No line when nothing is left, or nothing was paid. */
export function unusedLines({ plan, periodCents }: PeriodPrice, period: Period, now: string): InvoiceLine[] {
  const { used, days, share } = shareOf(period, now)
  if (used === days || periodCents === 0) return []
  const description = `${PLANS[plan].name} plan, unused ${share}`
  const rest = line('unused', description, -restOf(periodCents, used, days), { start: now, end: period.end })
  return [{ ...rest, priceCents: periodCents }]
}

function shareOf(period: Period, now: string) {
  const days = daysBetween(period.start, period.end)
  const used = Math.min(days, Math.max(0, daysBetween(period.start, now)))
  return { used, days, share: `${days - used} of ${days} days` }
}

/**
 * What the days after the first `used` of a period cost, in cents. The days before cost the price times their share,
 * rounded down, so that however often a period is divided, its parts add up to its price.
 */
export function restOf(cents: number, used: number, days: number): number {
  return cents - Math.floor((cents * used) / days)
}
