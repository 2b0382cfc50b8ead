import { type Amounts, calculateAmounts, type InvoiceLine, type Period } from '#contracts/billing.ts'
import { type BillingInterval, calculatePeriodPrice, PLANS, type PlanId } from '#contracts/plans.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { addDays, countDays } from './calendar.ts'
import type { BillingState } from './subscription-row.ts'

/** What is invoiced now, and the credit that stays for later invoices. */
export type Charge = Amounts & { lines: InvoiceLine[]; creditCents: number }

/** The price of a plan from now on: its list price or the price agreed with sales. */
export type Price = { plan: PlanId; monthlyCents: number; setupCents: number }

export type PeriodPrice = { plan: PlanId; periodCents: number }

/** Returns null for a plan without a list price. */
export function getListPrice(plan: PlanId): Price | null {
  const { monthlyCents, setupCents } = PLANS[plan]
  return monthlyCents === null || setupCents === null ? null : { plan, monthlyCents, setupCents }
}

/** Returns null before a price is agreed. */
export function getMonthlyCents({ plan, agreed_monthly_cents }: BillingState): number | null {
  return agreed_monthly_cents ?? PLANS[plan].monthlyCents
}

/** Adds up lines. Uses up the credit of an earlier change. A negative sum becomes credit. */
export function buildCharge(lines: InvoiceLine[], creditCents: number): Charge {
  const net = sumNet(lines)
  if (net < 0)
    return addAmounts([...lines, createLine('carried', 'Carried over to the next invoice', -net)], creditCents - net)
  const used = Math.min(creditCents, net)
  if (used === 0) return addAmounts(lines, creditCents)
  return addAmounts([...lines, createLine('credit', 'Credit from an earlier plan change', -used)], creditCents - used)
}

function addAmounts(lines: InvoiceLine[], creditCents: number): Charge {
  return { lines, creditCents, ...calculateAmounts(sumNet(lines)) }
}

function sumNet(lines: InvoiceLine[]): number {
  return lines.reduce((total, { netCents }) => total + netCents, 0)
}

function createLine(kind: InvoiceLine['kind'], description: string, netCents: number, period: Period | null = null) {
  return { kind, description, netCents, period }
}

/** Builds the line of the set-up fee, minus the fee of a cheaper plan. No line when nothing is left. */
export function buildSetupLines({ plan, setupCents }: Price, chargedCents: number): InvoiceLine[] {
  if (setupCents <= chargedCents) return []
  const { name } = PLANS[plan]
  const description = chargedCents === 0 ? `${name}: set-up, one-time` : `${name}: set-up, one-time difference`
  return [createLine('setup', description, setupCents - chargedCents)]
}

/** Builds the line of a whole period: one month or twelve. */
export function buildPeriodLine({ plan, monthlyCents }: Price, interval: BillingInterval, period: Period): InvoiceLine {
  const days = `${formatDay(period.start)} to ${formatDay(addDays(period.end, -1))}`
  const [kind, months] = interval === 'yearly' ? (['year', '12 months, '] as const) : (['month', ''] as const)
  return createLine(
    kind,
    `${PLANS[plan].name} plan, ${months}${days}`,
    calculatePeriodPrice(monthlyCents, interval),
    period,
  )
}

/** The credit for the old plan and the charge for the new one, within a paid period. */
export function buildChangeLines(old: PeriodPrice, next: PeriodPrice, period: Period, now: string): InvoiceLine[] {
  const { used, days, share } = calculateShare(period, now)
  if (used === days) return []
  const remaining = calculateRemainingCents(next.periodCents, used, days)
  const description = `${PLANS[next.plan].name} plan, remaining ${share}`
  return [
    ...buildUnusedLines(old, period, now),
    createLine('remaining', description, remaining, { start: now, end: period.end }),
  ]
}

/** The credit for the unused days of a paid period. No line when no day is left or nothing was paid. */
export function buildUnusedLines({ plan, periodCents }: PeriodPrice, period: Period, now: string): InvoiceLine[] {
  const { used, days, share } = calculateShare(period, now)
  if (used === days || periodCents === 0) return []
  const description = `${PLANS[plan].name} plan, unused ${share}`
  const rest = createLine('unused', description, -calculateRemainingCents(periodCents, used, days), {
    start: now,
    end: period.end,
  })
  return [{ ...rest, priceCents: periodCents }]
}

function calculateShare(period: Period, now: string) {
  const days = countDays(period.start, period.end)
  const used = Math.min(days, Math.max(0, countDays(period.start, now)))
  return { used, days, share: `${days - used} of ${days} days` }
}

/**
 * Returns the price of the days after the first `used` of a period, in cents. The used days cost their share, rounded
 * down, so the parts of a period always add up to its price.
 */
export function calculateRemainingCents(cents: number, used: number, days: number): number {
  return cents - Math.floor((cents * used) / days)
}
