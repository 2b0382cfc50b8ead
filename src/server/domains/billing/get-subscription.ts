import { calculateAmounts, type Payment, type SubscriptionView } from '#contracts/billing.ts'
import { PLANS } from '#contracts/plans.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { memoizePerPage } from '../../once.ts'
import { findMemberSubscription } from '../plans/index.ts'
import { addDays, findPeriod } from './calendar.ts'
import { getMonthlyCents } from './charges.ts'
import {
  type BillingState,
  isCancelled,
  isRunning,
  requireOwnSubscription,
  type Subscription,
} from './subscription-row.ts'
import { buildEndDates, getPeriod, resumePlan, startNextCycle, TRIAL_NOTICE_DAYS } from './transitions.ts'

export type PlanView = Pick<SubscriptionView, 'source' | 'plan' | 'planName' | 'status' | 'trialEndsAt' | 'trial'> & {
  /** When a cancelled plan ends or ended, and until when its data can be downloaded. */
  endedAt: string | undefined
  dataUntil: string | undefined
}

/** The plan of the member's organisation with its prices. Null without a plan, as for the company. */
export const getSubscription = memoizePerPage(async (ctx): Promise<SubscriptionView | null> => {
  requirePermission(ctx, 'billing.read')
  return readSubscription(ctx)
})

/** Returns what every portal user sees of the plan. */
export async function getPlan(ctx: Ctx): Promise<PlanView | null> {
  const view = await readSubscription(ctx)
  if (view === null) return null
  const { source, plan, planName, status, trialEndsAt, trial, cancellation } = view
  return {
    source,
    plan,
    planName,
    status,
    trialEndsAt,
    trial,
    endedAt: cancellation?.endsAt,
    dataUntil: cancellation?.dataUntil,
  }
}

const readSubscription = memoizePerPage(async (ctx): Promise<SubscriptionView | null> => {
  const row = await findMemberSubscription(ctx)
  return row === undefined ? null : presentSubscription(row, ctx.now().toISOString())
})

/** The plan as verbs return it after a change. */
export async function presentOwnSubscription(ctx: Ctx): Promise<SubscriptionView> {
  return presentSubscription(await requireOwnSubscription(ctx), ctx.now().toISOString())
}

export function presentSubscription(row: Subscription, now: string): SubscriptionView {
  // A sample is never renewed, so show the period that contains today.
  const isSample = row.source === 'sample' && row.anchor_at !== null
  const period = isSample ? findPeriod(row.anchor_at ?? now, now) : getPeriod(row)
  return {
    id: row.id,
    source: row.source,
    plan: row.plan,
    planName: PLANS[row.plan].name,
    status: row.status,
    startedAt: row.created_at,
    trialEndsAt: row.status === 'trial' ? row.trial_ends_at : null,
    trial: presentTrial(row, now),
    interval: row.billing_interval,
    period,
    monthlyCents: getMonthlyCents(row),
    nextPayment: calculateNextPayment(row, period),
    pendingChange: presentPendingChange(row),
    eliteRequestedAt: row.elite_requested_at,
    cancellation: presentCancellation(row, now),
    creditCents: row.credit_cents,
    purchaseOrder: row.purchase_order,
  }
}

/** Null when no further invoice follows. */
export function calculateNextPayment(row: BillingState, period = getPeriod(row)): Payment | null {
  if (!isRunning(row) || row.ends_at !== null || period === null) return null
  const charge = startNextCycle({ ...row, current_period_end: period.end })?.charge
  if (charge === null || charge === undefined) return null
  const { netCents, vatCents, totalCents } = charge
  return { date: period.end, netCents, vatCents, totalCents }
}

function presentTrial({ status, trial_ends_at: endsAt, ...row }: Subscription, now: string): SubscriptionView['trial'] {
  if (status !== 'trial' || endsAt === null) return null
  const decision = row.ends_at === null ? 'kept' : row.cancelled_at === null ? 'open' : 'declined'
  const isToDecide = decision === 'open' && endsAt <= addDays(now, TRIAL_NOTICE_DAYS)
  return { decision, isToDecide, dataUntil: row.data_until ?? buildEndDates(endsAt).data_until }
}

function presentPendingChange(row: Subscription): SubscriptionView['pendingChange'] {
  const { pending_plan, pending_interval, current_period_end: at } = row
  if (at === null || (pending_plan === null && pending_interval === null)) return null
  const plan = pending_plan ?? row.plan
  return { plan, planName: PLANS[plan].name, interval: pending_interval ?? row.billing_interval, at }
}

function presentCancellation(row: Subscription, now: string): SubscriptionView['cancellation'] {
  const { cancelled_at: requestedAt, ends_at: endsAt, data_until: dataUntil } = row
  if (!isCancelled(row) || endsAt === null || dataUntil === null) return null
  const charge = row.status === 'cancelled' ? resumePlan(row, now)?.charge : null
  return { requestedAt, endsAt, dataUntil, resubscribePrice: charge ? calculateAmounts(charge.netCents) : null }
}
