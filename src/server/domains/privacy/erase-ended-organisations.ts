import type { Ctx } from '../../context.ts'
import { forEachDue } from '../../for-each-due.ts'
import { claimDeletion, listDeletionsDue } from '../billing/index.ts'
import { eraseOrganisation } from './erase-account.ts'
import { syncErasureLog } from './sync-erasure-log.ts'

/**
 * "After cancellation data is downloadable for 30 days, then permanently deleted": erases every organisation after
 * these days, if it was warned a week before. Invoices stay without a name, as the law requires.
 */
export async function eraseEndedOrganisations(ctx: Ctx): Promise<void> {
  await forEachDue(ctx, listDeletionsDue, async (tx, subscription) => {
    if (!(await claimDeletion(tx, subscription))) return false
    return eraseOrganisation(tx, subscription.organisation_id)
  }).finally(() => syncErasureLog(ctx))
}
