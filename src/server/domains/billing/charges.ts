import { type Amounts, amountsOf, type InvoiceLine, type Period } from '#contracts/billing.ts'
import { PLANS, type PlanId } from '#contracts/plans.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { addDays, daysBetween } from './calendar.ts'
import type { BillingState } from './subscription.ts'

/** What is invoiced at once, and what it leaves for the next invoices. */
export type Charge = Amounts & { lines: InvoiceLine[]; creditCents: number }

/** What a plan costs from now on: its own price, or the one that sales agreed on. */
export type Price = { plan: PlanId; monthlyCents: number; setupCents: number }

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

export function monthLine(plan: PlanId, monthlyCents: number, period: Period): InvoiceLine {
  const description = `${PLANS[plan].name} plan, ${formatDay(period.start)} to ${formatDay(addDays(period.end, -1))}`
  return line('month', description, monthlyCents, period)
}

/** The two sides of a change within a paid period. */
export function changeLines(old: Omit<Price, 'setupCents'>, next: Price, period: Period, now: string): InvoiceLine[] {
  const days = daysBetween(period.start, period.end)
  const used = Math.min(days, Math.max(0, daysBetween(period.start, now)))
  if (used === days) return []
  const share = `${days - used} of ${days} days`
  const rest = { start: now, end: period.end }
  const unused = restOf(old.monthlyCents, used, days)
  return [
    line('unused', `${PLANS[old.plan].name} plan, unused ${share}`, -unused, rest),
    line('remaining', `${PLANS[next.plan].name} plan, remaining ${share}`, restOf(next.monthlyCents, used, days), rest),
  ]
}

/**
 * What the days after the first `used` of a period cost, in cents. The days before cost the price times their share,
 * rounded down, so that however often a period is divided, its parts add up to its price.
 */
export function restOf(cents: number, used: number, days: number): number {
  return cents - Math.floor((cents * used) / days)
}
