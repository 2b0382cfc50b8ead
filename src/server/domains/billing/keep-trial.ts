import { goingOn, intervalChoice, type PlanChangePreview, type SubscriptionView } from '#contracts/billing.ts'
import { PLANS } from '#contracts/plans.ts'
import { formatEuroExactly } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { presentOwnSubscription } from './get-subscription.ts'
import { mailOrganisation } from './mail-organisation.ts'
import { quoteTrialKeeping, refuseOtherTotal } from './quote-plan-change.ts'
import { changeSubscription, requireOwnSubscription, type Subscription } from './subscription-row.ts'

/** Shows the first invoice of a trial that is kept. Throws `conflict` when no trial runs. */
export async function previewTrialKeeping(ctx: Ctx, input: unknown): Promise<PlanChangePreview> {
  requirePermission(ctx, 'billing.change')
  const { interval } = parseInput(intervalChoice, input)
  return quoteTrialKeeping(await requireOwnSubscription(ctx), interval, ctx.now().toISOString()).preview
}

/**
 * Turns a trial into a paid plan from its end on. Set-up fee and first period are invoiced then. A second call changes
 * nothing. Throws `conflict` when no trial runs, and when the total is not the one shown.
 */
export async function keepTrial(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  requirePermission(ctx, 'billing.change')
  const { interval, expectedTotalCents } = parseInput(goingOn, input)
  return inTransaction(ctx, async (tx) => {
    const row = await requireOwnSubscription(tx)
    const { preview, changes, isDone } = quoteTrialKeeping(row, interval, tx.now().toISOString())
    refuseOtherTotal(preview, expectedTotalCents)
    if (isDone) return presentOwnSubscription(tx)
    await changeSubscription(tx, row, changes)
    const details = { plan: row.plan, interval: preview.interval }
    await recordAudit(tx, 'subscription.trial_kept', { kind: 'subscription', id: row.id }, details)
    await mailTrialKept(tx, row, preview)
    return presentOwnSubscription(tx)
  })
}

function mailTrialKept(tx: Tx, row: Subscription, preview: PlanChangePreview): Promise<void> {
  return mailOrganisation(tx, row.organisation_id, 'trial-kept', {
    planName: PLANS[row.plan].name,
    invoicedOn: formatDay(preview.invoicedAt),
    lines: preview.lines.map(({ description, netCents }) => ({ description, net: formatEuroExactly(netCents) })),
    vat: formatEuroExactly(preview.vatCents),
    total: formatEuroExactly(preview.totalCents),
  })
}
