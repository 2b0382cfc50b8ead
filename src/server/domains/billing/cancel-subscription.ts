import { resubscription, type SubscriptionView } from '#contracts/billing.ts'
import { PLANS } from '#contracts/plans.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { addDays } from './calendar.ts'
import { ownSubscriptionView } from './get-subscription.ts'
import { issueInvoice } from './issue-invoice.ts'
import { mailOrganisation } from './mail-organisation.ts'
import { changeAsSeen, isRunning, requireOwnSubscription, type Subscription } from './subscription.ts'
import { NO_CANCELLATION, resumption } from './transitions.ts'

/** "After cancellation data is downloadable for 30 days, then permanently deleted." */
const DATA_DAYS = 30

/**
 * The plan goes on until the end of the period that is paid for, or of the trial; the data can be downloaded for 30 days
 * after that. A change that was waiting is dropped. Throws `conflict` when nothing runs.
 */
export async function cancelSubscription(ctx: Ctx): Promise<SubscriptionView> {
  return inTransaction(ctx, async (tx) => {
    const row = await requireOwnSubscription(tx)
    if (!isRunning(row)) throw new AppError('conflict', 'No plan is running that could be cancelled.')
    if (row.ends_at !== null) throw new AppError('conflict', 'This plan is cancelled already.')
    const now = tx.now().toISOString()
    // A period that is over but not renewed yet ends now, never in the past: the 30 days count from here.
    const endsAt = [row.current_period_end ?? now, now].toSorted().at(-1) ?? now
    const dataUntil = addDays(endsAt, DATA_DAYS)
    await changeAsSeen(tx, row, {
      cancelled_at: now,
      ends_at: endsAt,
      data_until: dataUntil,
      pending_plan: null,
      elite_requested_at: null,
    })
    await recordAudit(tx, 'subscription.cancelled', { kind: 'subscription', id: row.id }, { plan: row.plan })
    const props = { planName: PLANS[row.plan].name, endsOn: formatDay(endsAt), dataUntil: formatDay(dataUntil) }
    await mailOrganisation(tx, row.organisation_id, 'subscription-cancelled', props)
    return ownSubscriptionView(tx)
  })
}

/**
 * Takes a cancellation back, free of charge while the plan still runs. Once it has ended, and until the data is deleted,
 * a new month begins now and is invoiced. Throws `conflict` when nothing is cancelled, or for a total that was not seen.
 */
export async function resubscribe(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  const { expectedTotalCents } = parseInput(resubscription, input)
  return inTransaction(ctx, async (tx) => {
    const row = await requireOwnSubscription(tx)
    if (row.ends_at === null) throw new AppError('conflict', 'This plan is not cancelled.')
    const now = tx.now().toISOString()
    const resumed = row.status === 'cancelled' ? resumption(row, now) : null
    if ((resumed?.charge?.totalCents ?? 0) !== expectedTotalCents) {
      throw new AppError('conflict', 'The amount is another one by now. Nothing was changed; please look at it again.')
    }
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

function mailResumed(tx: Ctx, row: Subscription, now: string): Promise<void> {
  const props = { news: 'resumed' as const, planName: PLANS[row.plan].name, on: formatDay(now) }
  return mailOrganisation(tx, row.organisation_id, 'plan-news', props)
}
