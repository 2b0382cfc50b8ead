import { type SubscriptionView, trialExtension } from '#contracts/billing.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { addDays } from '../calendar.ts'
import { presentSubscription } from '../get-subscription.ts'
import { changeSubscription } from '../subscription-row.ts'
import { buildEndDates, buildTrialDates } from '../transitions.ts'
import { findRealSubscription } from './get-any-subscription.ts'

/** Extends a trial by some days, whether it is kept or not. Throws `not_found`, and `conflict` when no trial runs. */
export async function extendTrial(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  await requireAdministrator(ctx)
  const { subscriptionId, days } = parseInput(trialExtension, input)
  return inTransaction(ctx, async (tx) => {
    const row = await findRealSubscription(tx, subscriptionId)
    if (row.status !== 'trial' || row.trial_ends_at === null) {
      throw new AppError('conflict', 'There is no running trial to extend.')
    }
    const end = addDays(row.trial_ends_at, days)
    await changeSubscription(tx, row, { ...buildTrialDates(end), ...(row.ends_at !== null && buildEndDates(end)) })
    const details = { days, organisationId: row.organisation_id }
    await recordAudit(tx, 'subscription.trial_extended', { kind: 'subscription', id: row.id }, details)
    return presentSubscription(await findRealSubscription(tx, row.id), tx.now().toISOString())
  })
}
