import { requirePermission } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { getStaffSubject } from '../../contacts/index.ts'
import { lockOrganisation } from '../../organisations/index.ts'
import { syncErasureLog } from '../sync-erasure-log.ts'
import { eraseSubject } from './erase-contact.ts'

/** Erases a person of the actor's organisation. Throws `not_found`, also for whoever comes second. */
export async function eraseContact(ctx: Ctx, contactId: string): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'contacts.change')
  await inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const { subject } = await getStaffSubject(tx, contactId)
    await eraseSubject(tx, subject, 'staff')
  })
  await syncErasureLog(ctx)
}
