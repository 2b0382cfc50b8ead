import { type SubscriptionView, trialExtension } from '#contracts/billing.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { addDays } from '../calendar.ts'
import { presentSubscription } from '../present-subscription.ts'
import { changeAsSeen } from '../subscription.ts'
import { endingAt, trialUntil } from '../transitions.ts'
import { findRealSubscription } from './find-subscription.ts'

/** Lets a trial end so many days later, kept or not. Throws `not_found`, and `conflict` when no trial runs. */
export async function extendTrial(ctx: Ctx, input: unknown): Promise<SubscriptionView> {
  await requireAdministrator(ctx)
  const { subscriptionId, days } = parseInput(trialExtension, input)
  return inTransaction(ctx, async (tx) => {
    const row = await findRealSubscription(tx, subscriptionId)
    if (row.status !== 'trial' || row.trial_ends_at === null) {
      throw new AppError('conflict', 'No trial is running that could be extended.')
    }
    const end = addDays(row.trial_ends_at, days)
    await changeAsSeen(tx, row, { ...trialUntil(end), ...(row.ends_at !== null && endingAt(end)) })
    await recordAudit(tx, 'subscription.trial_extended', { kind: 'subscription', id: row.id }, { days })
    return presentSubscription(await findRealSubscription(tx, row.id), tx.now().toISOString())
  })
}
