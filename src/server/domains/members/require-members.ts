import type { Permission } from '#contracts/permissions.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Member, Tx } from '../../context.ts'
import { confirmMembership } from '../../database/confirm-membership.ts'
import { AppError } from '../../errors.ts'
import { COMPANY_ORGANISATION_ID, lockOrganisation } from '../organisations/index.ts'

/** Throws `forbidden` for administrators too, whose colleagues are managed in their own dashboard. */
export function requireCustomerPermission(ctx: Ctx, permission: Permission): Member {
  const member = requirePermission(ctx, permission)
  if (member.organisationId !== COMPANY_ORGANISATION_ID) return member
  throw new AppError('forbidden', 'The people of the company are managed under Users, in the dashboard.')
}

/**
 * Locks the organisation, so that changes of its people and roles run one after another. When two owners demote each
 * other, the second gets `unauthenticated` here.
 */
export async function lockMembers(tx: Tx, organisationId: string): Promise<void> {
  await lockOrganisation(tx, organisationId)
  await confirmMembership(tx)
}
