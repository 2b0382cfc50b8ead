import { goingOn, intervalChoice, type PlanChangePreview, type SubscriptionView } from '#contracts/billing.ts'
import { PLANS } from '#contracts/plans.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { presentOwnSubscription } from './get-subscription.ts'
import { issueInvoice } from './issue-invoice.ts'
import { mailOrganisation } from './mail-organisation.ts'
import { quoteResubscription, refuseOtherTotal } from './quote-plan-change.ts'
import {
  changeSubscription,
  isCancelled,
  isRunning,
  requireOwnSubscription,
  type Subscription,
} from './subscription-row.ts'
import { buildEndDates, NO_CANCELLATION, NO_PENDING_CHANGE } from './transitions.ts'

/**
 * Cancels the plan at the end of its paid period, or a trial at its end. The data can be downloaded for 30 days after
 * that. Drops a planned change. Throws `conflict` when no plan runs.
 */
export async function cancelSubscription(ctx: Ctx): Promise<SubscriptionView> {
  requirePermission(ctx, 'billing.change')
  return inTransaction(ctx, async (tx) => {
    const row = await requireOwnSubscription(tx)
    if (!isRunning(row)) throw new AppError('conflict', 'There is no running plan to cancel.')
    if (row.cancelled_at !== null) throw new AppError('conflict', 'This plan is cancelled already.')
    const now = tx.now().toISOString()
    // A period that ended without a renewal ends now, so that the 30 days start today.
    const endsAt = [row.current_period_end ?? now, now].toSorted().at(-1) ?? now
    const ending = buildEndDates(endsAt)
    await changeSubscription(tx, row, { cancelled_at: now, ...ending, ...NO_PENDING_CHANGE, elite_requested_at: null })
    await recordAudit(tx, 'subscription.cancelled', { kind: 'subscription', id: row.id }, { plan: row.plan })
    await mailOrganisation(tx, row.organisation_id, 'subscription-cancelled', {
      planName: PLANS[row.plan].name,
      endsOn: formatDay(endsAt),
      dataUntil: formatDay(ending.data_until),
      isTrial: row.status === 'trial',
    })
    return presentOwnSubscription(tx)
  })
}

/** The price of subscribing again after the end of a plan. Throws `conflict` while the plan runs. */
export async function previewResubscription(ctx: Ctx, input: unknown): Promise<PlanChangePreview> {
  requirePermission(ctx, 'billing.change')
  const { interval } = parseInput(intervalChoice, input)
  return quoteResubscription(await requireOwnSubscription(ctx), interval, ctx.now().toISOString()).preview
}

/**
 * Withdraws a cancellation, free of charge while the plan runs. After its end a new period begins and is invoiced, with
 * the set-up fee if that was never charged. Throws `conflict` when nothing is cancelled, or when the total is not the
 * one shown.
 */
export async function resubscribe(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  requirePermission(ctx, 'billing.change')
  const { interval, expectedTotalCents } = parseInput(goingOn, input)
  return inTransaction(ctx, async (tx) => {
    const row = await requireOwnSubscription(tx)
    if (!isCancelled(row)) throw new AppError('conflict', 'This plan is not cancelled.')
    const now = tx.now().toISOString()
    const resumed = row.status === 'cancelled' ? quoteResubscription(row, interval, now) : null
    refuseOtherTotal(resumed?.preview ?? { totalCents: 0 }, expectedTotalCents)
    await changeSubscription(tx, row, resumed?.changes ?? NO_CANCELLATION)
    await recordAudit(tx, 'subscription.resumed', { kind: 'subscription', id: row.id }, { plan: row.plan })
    await mailResumption(tx, row, now)
    if (resumed?.charge) {
      const { organisation_id: organisationId, purchase_order: purchaseOrder } = row
      await issueInvoice(tx, { organisationId, charge: resumed.charge, purchaseOrder })
    }
    return presentOwnSubscription(tx)
  })
}

function mailResumption(tx: Tx, row: Subscription, now: string): Promise<void> {
  const props = { news: 'resumed' as const, planName: PLANS[row.plan].name, on: formatDay(now) }
  return mailOrganisation(tx, row.organisation_id, 'plan-news', props)
}
