import { PLANS, type PlanId } from '#contracts/plans.ts'
import type { SubscriptionsTable } from '../../database/billing-tables.ts'

const DAY = 86_400_000
/** How long a customer has to pay. */
const PAYMENT_DAYS = 14

type Opening = Pick<SubscriptionsTable, 'status'> & { trialEndsAt: Date | null; periodEnd: Date | null }

/** How a subscription to a plan begins: on trial, paid for, or as a request where sales must name a price first. */
export function openingOf(plan: PlanId, now: Date): Opening {
  const { monthlyCents, trialDays } = PLANS[plan]
  if (monthlyCents === null) return { status: 'requested', trialEndsAt: null, periodEnd: null }
  if (trialDays === 0) return { status: 'active', trialEndsAt: null, periodEnd: monthLater(now) }
  const trialEndsAt = new Date(now.getTime() + trialDays * DAY)
  return { status: 'trial', trialEndsAt, periodEnd: trialEndsAt }
}

export function dueDate(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + PAYMENT_DAYS * DAY)
}

/** The same day of the next month, or its last day where there is none: 31 January to 28 February. */
export function monthLater(from: Date): Date {
  const later = new Date(from)
  later.setUTCMonth(later.getUTCMonth() + 1)
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0)
  return later
}
