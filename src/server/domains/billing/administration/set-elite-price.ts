import { elitePrice, type SubscriptionView } from '#contracts/billing.ts'
import { PLANS } from '#contracts/plans.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { issueInvoice } from '../issue-invoice.ts'
import { mailOrganisation } from '../mail-organisation.ts'
import { presentSubscription } from '../present-subscription.ts'
import { changeAsSeen } from '../subscription.ts'
import { changeNow } from '../transitions.ts'
import { findRealSubscription } from './find-subscription.ts'

/**
 * Sets the price that was agreed for Elite, in euro without VAT, and starts it at once: a request begins its first
 * month, a plan that runs changes with its prorated difference. Set-up fees that were invoiced before count towards the
 * new one. Throws `not_found`, and `conflict` when Elite was not asked for.
 */
export async function setElitePrice(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  await requireAdministrator(ctx)
  const { subscriptionId, monthly, setup } = parseInput(elitePrice, input)
  return inTransaction(ctx, async (tx) => {
    const row = await findRealSubscription(tx, subscriptionId)
    if (row.elite_requested_at === null || row.ends_at !== null) {
      throw new AppError('conflict', 'This customer is not waiting for a price.')
    }
    const now = tx.now().toISOString()
    const price = { plan: 'elite' as const, monthlyCents: monthly, setupCents: setup }
    const { changes, charge } = changeNow(row, price, now)
    await changeAsSeen(tx, row, { ...changes, elite_requested_at: null })
    const details = { monthlyCents: monthly, setupCents: setup, from: row.plan }
    await recordAudit(tx, 'subscription.elite_price_set', { kind: 'subscription', id: row.id }, details)
    const { organisation_id: organisationId, purchase_order: purchaseOrder } = row
    const props = { news: 'started' as const, planName: PLANS.elite.name, on: formatDay(now) }
    await mailOrganisation(tx, organisationId, 'plan-news', props)
    if (charge !== null) await issueInvoice(tx, { organisationId, charge, purchaseOrder })
    return presentSubscription(await findRealSubscription(tx, row.id), now)
  })
}
