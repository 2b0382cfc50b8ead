import { roleChange } from '#contracts/members.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { refuseToLeaveWithoutOwner } from '../organisations/index.ts'
import { getMemberRow, type MemberRow } from './list-members.ts'
import { mailMember } from './mail-member.ts'
import { lockMembers, requireCustomerPermission } from './require-members.ts'

/**
 * Changes a person's role, and ends their sessions in the organisation. An owner can step down, and only owners change
 * an owner's role. Throws `not_found`, and `conflict` for the last owner who can sign in. A second call with the same
 * role does nothing.
 */
export async function changeMemberRole(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { organisationId, userId } = requireCustomerPermission(ctx, 'people.change')
  await getMemberRow(ctx, id)
  const { role } = parseInput(roleChange, input)
  await inTransaction(ctx, async (tx) => {
    await lockMembers(tx, organisationId)
    const row = await getMemberRow(tx, id)
    if (row.role === role) return
    await refuseToDemote(tx, row, organisationId)
    await tx.db
      .updateTable('memberships')
      .set({ role, ownership_offered_at: null, ownership_offered_by: null, ownership_offered_as: null })
      .where('id', '=', id)
      .execute()
    const details = { organisationId, from: row.role, role }
    await recordAudit(tx, 'member.role_changed', { kind: 'user', id: row.user_id }, details)
    if (row.user_id === userId) return
    await endSessionsIn(tx, row.user_id, organisationId)
    await mailMember(tx, row, { news: 'role_changed', role })
  })
}

/** Checks an owner who loses ownership or leaves. The caller has locked the organisation. */
export async function refuseToDemote(tx: Tx, row: MemberRow, organisationId: string): Promise<void> {
  if (row.role !== 'owner') return
  requirePermission(tx, 'ownership.change')
  const remedy = 'Please hand over ownership first.'
  await refuseToLeaveWithoutOwner(tx, { userId: row.user_id, organisationId, remedy })
}

async function endSessionsIn(tx: Tx, userId: string, organisationId: string): Promise<void> {
  await tx.db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('organisation_id', '=', organisationId)
    .execute()
}
