import { goingOn, intervalChoice, type PlanChangePreview, type SubscriptionView } from '#contracts/billing.ts'
import { PLANS } from '#contracts/plans.ts'
import { formatEuroExactly } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { ownSubscriptionView } from './get-subscription.ts'
import { mailOrganisation } from './mail-organisation.ts'
import { planKeeping, refuseOtherTotal } from './plan-change.ts'
import { changeAsSeen, requireOwnSubscription, type Subscription } from './subscription.ts'

/** What is invoiced at the end of the trial if it is kept. Throws `conflict` when no trial runs. */
export async function previewTrialKeeping(ctx: Ctx, input: unknown): Promise<PlanChangePreview> {
  const { interval } = parseInput(intervalChoice, input)
  return planKeeping(await requireOwnSubscription(ctx), interval, ctx.now().toISOString()).preview
}

/**
 * Makes a trial paid from its end on, when set-up fee and first period are invoiced; nothing is invoiced before. Pressed
 * again it changes nothing. Throws `conflict` when no trial runs, or for a total that was not seen.
 */
export async function keepTrial(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  const { interval, expectedTotalCents } = parseInput(goingOn, input)
  return inTransaction(ctx, async (tx) => {
    const row = await requireOwnSubscription(tx)
    const { preview, changes, isDone } = planKeeping(row, interval, tx.now().toISOString())
    refuseOtherTotal(preview, expectedTotalCents)
    if (isDone) return ownSubscriptionView(tx)
    await changeAsSeen(tx, row, changes)
    const details = { plan: row.plan, interval: preview.interval }
    await recordAudit(tx, 'subscription.trial_kept', { kind: 'subscription', id: row.id }, details)
    await mailKept(tx, row, preview)
    return ownSubscriptionView(tx)
  })
}

function mailKept(tx: Tx, row: Subscription, preview: PlanChangePreview): Promise<void> {
  return mailOrganisation(tx, row.organisation_id, 'trial-kept', {
    planName: PLANS[row.plan].name,
    invoicedOn: formatDay(preview.invoicedAt),
    lines: preview.lines.map(({ description, netCents }) => ({ description, net: formatEuroExactly(netCents) })),
    vat: formatEuroExactly(preview.vatCents),
    total: formatEuroExactly(preview.totalCents),
  })
}
