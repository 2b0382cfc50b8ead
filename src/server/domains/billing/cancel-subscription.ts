import { goingOn, intervalChoice, type PlanChangePreview, type SubscriptionView } from '#contracts/billing.ts'
import { PLANS } from '#contracts/plans.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { ownSubscriptionView } from './get-subscription.ts'
import { issueInvoice } from './issue-invoice.ts'
import { mailOrganisation } from './mail-organisation.ts'
import { planResumption, refuseOtherTotal } from './plan-change.ts'
import { changeAsSeen, isCancelled, isRunning, requireOwnSubscription, type Subscription } from './subscription.ts'
import { endingAt, NO_CANCELLATION, NOTHING_PENDING } from './transitions.ts'

/**
 * The plan goes on until the end of the period that is paid for; the data can be downloaded for 30 days after that. A
 * trial ends at its end, kept before or not. A change that was waiting is dropped. Throws `conflict` when nothing runs.
 */
export async function cancelSubscription(ctx: Ctx): Promise<SubscriptionView> {
  return inTransaction(ctx, async (tx) => {
    const row = await requireOwnSubscription(tx)
    if (!isRunning(row)) throw new AppError('conflict', 'No plan is running that could be cancelled.')
    if (row.cancelled_at !== null) throw new AppError('conflict', 'This plan is cancelled already.')
    const now = tx.now().toISOString()
    // A period that is over but not renewed yet ends now, never in the past: the 30 days count from here.
    const endsAt = [row.current_period_end ?? now, now].toSorted().at(-1) ?? now
    const ending = endingAt(endsAt)
    await changeAsSeen(tx, row, { cancelled_at: now, ...ending, ...NOTHING_PENDING, elite_requested_at: null })
    await recordAudit(tx, 'subscription.cancelled', { kind: 'subscription', id: row.id }, { plan: row.plan })
    await mailOrganisation(tx, row.organisation_id, 'subscription-cancelled', {
      planName: PLANS[row.plan].name,
      endsOn: formatDay(endsAt),
      dataUntil: formatDay(ending.data_until),
      isTrial: row.status === 'trial',
    })
    return ownSubscriptionView(tx)
  })
}

/** What subscribing again costs once a plan has ended. Throws `conflict` while it runs. */
export async function previewResubscription(ctx: Ctx, input: unknown): Promise<PlanChangePreview> {
  const { interval } = parseInput(intervalChoice, input)
  return planResumption(await requireOwnSubscription(ctx), interval, ctx.now().toISOString()).preview
}

/**
 * Takes a cancellation back, free of charge while the plan still runs. Once it has ended, and until the data is deleted,
 * a new period begins now and is invoiced, with the set-up fee if that was never charged. Throws `conflict` when nothing
 * is cancelled, or for a total that was not seen.
 */
export async function resubscribe(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  const { interval, expectedTotalCents } = parseInput(goingOn, input)
  return inTransaction(ctx, async (tx) => {
    const row = await requireOwnSubscription(tx)
    if (!isCancelled(row)) throw new AppError('conflict', 'This plan is not cancelled.')
    const now = tx.now().toISOString()
    const resumed = row.status === 'cancelled' ? planResumption(row, interval, now) : null
    refuseOtherTotal(resumed?.preview ?? { totalCents: 0 }, expectedTotalCents)
    await changeAsSeen(tx, row, resumed?.changes ?? NO_CANCELLATION)
    await recordAudit(tx, 'subscription.resumed', { kind: 'subscription', id: row.id }, { plan: row.plan })
    await mailResumed(tx, row, now)
    if (resumed?.charge) {
      const { organisation_id: organisationId, purchase_order: purchaseOrder } = row
      await issueInvoice(tx, { organisationId, charge: resumed.charge, purchaseOrder })
    }
    return ownSubscriptionView(tx)
  })
}

function mailResumed(tx: Tx, row: Subscription, now: string): Promise<void> {
  const props = { news: 'resumed' as const, planName: PLANS[row.plan].name, on: formatDay(now) }
  return mailOrganisation(tx, row.organisation_id, 'plan-news', props)
}
