import type { Tx } from '../../../context.ts'
import type { UsersTable } from '../../../database/account-tables.ts'
import { AppError } from '../../../errors.ts'
import {
  lockOrganisation,
  type Membership,
  refuseToLeavePlan,
  refuseToLeaveWithoutOwner,
} from '../../organisations/index.ts'
import { getPersonById, listHomes } from './get-person-record.ts'

export type LockedPerson = { user: UsersTable; homes: [Membership, ...Membership[]] }

/**
 * Locks a person, their organisations and others until the caller's transaction ends. Throws `not_found`, and `conflict`
 * when somebody else moved the person at the same moment.
 */
export async function lockPerson(tx: Tx, id: string, organisationIds: string[] = []): Promise<LockedPerson> {
  const seen = await listHomes(tx, await getPersonById(tx, id))
  const seenIds = seen.map(({ organisationId }) => organisationId)
  // Lock in one order, because two moves in opposite directions would deadlock.
  for (const organisationId of [...new Set([...seenIds, ...organisationIds])].toSorted()) {
    await lockOrganisation(tx, organisationId)
  }
  const user = await getPersonById(tx, id)
  const homes = await listHomes(tx, user)
  const isSame =
    seenIds.toSorted().join() ===
    homes
      .map(({ organisationId }) => organisationId)
      .toSorted()
      .join()
  if (isSame) return { user, homes }
  throw new AppError('conflict', 'Somebody else has moved this person. Reload the page and try again.')
}

/** Throws `conflict` when an organisation would be left without anybody who could cancel its plan. */
export async function refuseToTakeFromPlan(tx: Tx, userId: string, homes: Membership[]): Promise<void> {
  const remedy = 'Ask them to cancel the plan first, or to hand over ownership.'
  for (const { organisationId } of homes) await refuseToLeavePlan(tx, { userId, organisationId, remedy })
}

/** Same check for a person who leaves these organisations. Throws `conflict` for the only owner among others. */
export async function refuseToTakeAway(tx: Tx, userId: string, homes: Membership[]): Promise<void> {
  await refuseToTakeFromPlan(tx, userId, homes)
  const remedy = 'Ask them to hand over ownership first.'
  for (const { organisationId } of homes) await refuseToLeaveWithoutOwner(tx, { userId, organisationId, remedy })
}
