import type { Ctx } from '../../context.ts'
import { forEachDue } from '../../for-each-due.ts'
import { claimDeletion, listDeletionsDue } from '../billing/index.ts'
import { eraseOrganisation } from './erase.ts'
import { keepErasures } from './keep-erasures.ts'

/**
 * "After cancellation data is downloadable for 30 days, then permanently deleted": erases every organisation whose time
 * for that is over and who was told a week before. What the law wants kept, the invoices, stays without a name.
 */
export async function eraseEndedOrganisations(ctx: Ctx): Promise<void> {
  await forEachDue(ctx, listDeletionsDue, async (tx, subscription) => {
    if (!(await claimDeletion(tx, subscription))) return false
    return eraseOrganisation(tx, subscription.organisation_id)
  }).finally(() => keepErasures(ctx))
}
