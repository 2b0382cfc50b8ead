import type { Tx } from '../../../context.ts'
import type { UsersTable } from '../../../database/account-tables.ts'
import { AppError } from '../../../errors.ts'
import { lockOrganisation } from '../../organisations/index.ts'
import { getPersonById } from './person.ts'

/**
 * The person, with their organisation, and others, locked until the caller's transaction ends. Throws `not_found`, and
 * `conflict` when somebody else moved them at the same moment.
 */
export async function lockPersonToMove(tx: Tx, id: string, organisationIds: string[] = []): Promise<UsersTable> {
  const seen = await getPersonById(tx, id)
  // Always in the same order: two moves in opposite directions would wait for each other for ever.
  for (const organisationId of [...new Set([seen.organisation_id, ...organisationIds])].toSorted()) {
    await lockOrganisation(tx, organisationId)
  }
  const user = await getPersonById(tx, id)
  if (user.organisation_id === seen.organisation_id) return user
  throw new AppError('conflict', 'Somebody else moved this person meanwhile. Reload the page and try again.')
}

/** For `refuseToLeavePlan`, when an administrator takes somebody out of their organisation. */
export function leaverOf({ id: userId, organisation_id: organisationId }: UsersTable) {
  return { userId, organisationId, remedy: 'Ask them to cancel the plan first, or move a colleague there.' }
}
