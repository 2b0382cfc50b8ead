import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'
import { getUser } from '../identity/index.ts'
import { createMembership, createOrganisation, deleteMembership, listMemberships } from '../organisations/index.ts'
import { refuseToDemote } from './change-member-role.ts'
import { getMemberRow, type MemberRow, selectMembers } from './list-members.ts'
import { mailMember } from './mail-member.ts'
import { lockMembers, requireCustomerPermission } from './require-members.ts'

/**
 * Removes a colleague and ends their sessions in the organisation immediately. Their work keeps their name. A person
 * without another organisation gets an empty one. Throws `not_found`, and `conflict` for oneself and for the last owner
 * who can sign in.
 */
export async function removeMember(ctx: Ctx, id: string): Promise<void> {
  const { organisationId, userId } = requireCustomerPermission(ctx, 'people.change')
  await inTransaction(ctx, async (tx) => {
    await lockMembers(tx, organisationId)
    const row = await getMemberRow(tx, id)
    if (row.user_id === userId) {
      throw new AppError('conflict', 'You cannot remove yourself. Leave the organisation in your account.')
    }
    await refuseToDemote(tx, row, organisationId)
    await takeOut(tx, row, organisationId)
    await recordAudit(tx, 'member.removed', { kind: 'user', id: row.user_id }, { organisationId, role: row.role })
    await mailMember(tx, row, { news: 'removed', role: null })
  })
}

/**
 * Removes the actor from the organisation of this session, and ends the session. Throws `conflict` for the only person,
 * who cancels the plan and erases the account instead, and for the last owner.
 */
export async function leaveOrganisation(ctx: Ctx): Promise<void> {
  const { organisationId, userId } = requireCustomerPermission(ctx, 'people.read')
  await inTransaction(ctx, async (tx) => {
    await lockMembers(tx, organisationId)
    const people = await selectMembers(tx, organisationId).select(['memberships.id', 'user_id']).limit(1_001).execute()
    if (people.length === 1) {
      const message = 'You are the only person here. Cancel the plan, then erase your account with the organisation.'
      throw new AppError('conflict', message)
    }
    const row = await getMemberRow(tx, people.find(({ user_id }) => user_id === userId)?.id ?? '')
    await refuseToDemote(tx, row, organisationId)
    await recordAudit(tx, 'member.left', { kind: 'user', id: userId }, { organisationId, role: row.role })
    await takeOut(tx, row, organisationId)
  })
}

async function takeOut(tx: Tx, row: MemberRow, organisationId: string): Promise<void> {
  await deleteMembership(tx, row.user_id, organisationId)
  const user = await getUser(tx, row.user_id)
  if ((await listMemberships(tx, user)).length > 0) return
  const ownId = await createOrganisation(tx, {
    name: `${user.first_name} ${user.last_name}`.trim() || user.email,
    businessType: user.user_type === 'GOVERNMENT' ? 'GOVERNMENT' : null,
    isComplete: false,
  })
  await createMembership(tx, { userId: user.id, organisationId: ownId, role: 'owner' })
}
