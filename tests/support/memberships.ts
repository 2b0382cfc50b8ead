import type { OrganisationRole } from '#contracts/permissions.ts'
import type { Deps } from '#server/context.ts'
import { newId } from '#server/ids.ts'

type Db = Deps['db']

export function membershipRow(user_id: string, organisation_id: string, role: OrganisationRole = 'owner') {
  return { id: newId('mem'), organisation_id, user_id, role, joined_at: '2026-01-01T00:00:00.000Z' }
}

export async function addMembership(
  db: Db,
  userId: string,
  organisationId: string,
  role: OrganisationRole = 'owner',
): Promise<void> {
  await db
    .insertInto('memberships')
    .values(membershipRow(userId, organisationId, role))
    .execute()
}

/** Moves a person with their sessions from all their organisations to another one. */
export async function moveTo(db: Db, userId: string, organisationId: string, role: OrganisationRole = 'owner') {
  await db.deleteFrom('memberships').where('user_id', '=', userId).execute()
  await addMembership(db, userId, organisationId, role)
  await db.updateTable('sessions').set({ organisation_id: organisationId }).where('user_id', '=', userId).execute()
}

export async function organisationOf(db: Db, userId: string): Promise<string> {
  const { organisation_id } = await db
    .selectFrom('memberships')
    .select('organisation_id')
    .where('user_id', '=', userId)
    .orderBy('joined_at')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return organisation_id
}
