import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAudit } from '../audit/index.ts'
import { claimDeletion, listDeletionsDue } from '../billing/index.ts'
import { eraseOrganisation } from './erase.ts'

/**
 * "After cancellation data is downloadable for 30 days, then permanently deleted": erases every organisation whose time
 * for that is over and who was told a week before. What the law wants kept, the invoices, stays without a name.
 */
export async function eraseEndedOrganisations(ctx: Ctx): Promise<void> {
  for (const subscription of await listDeletionsDue(ctx)) {
    await inTransaction(ctx, async (tx) => {
      if (!(await claimDeletion(tx, subscription))) return
      const { organisation_id: id } = subscription
      await recordAudit(tx, 'organisation.erased', { kind: 'organisation', id })
      await eraseOrganisation(tx, id)
    })
  }
}
