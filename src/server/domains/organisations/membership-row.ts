import type { OrganisationRole } from '#contracts/permissions.ts'
import type { UserType } from '#contracts/session.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { OrganisationsTable, UsersTable } from '../../database/account-tables.ts'
import { newId } from '../../ids.ts'

/** A person's organisation, with their role in it and its portal. */
export type Membership = {
  id: string
  organisationId: string
  organisation: string
  role: OrganisationRole
  userType: UserType
}

type NewMembership = { userId: string; organisationId: string; role: OrganisationRole; invitedBy?: string }

/** Stores a membership in the caller's transaction. A second call changes nothing and returns false. */
export async function createMembership(tx: Tx, membership: NewMembership): Promise<boolean> {
  const row = await tx.db
    .insertInto('memberships')
    .values({
      id: newId('mem'),
      organisation_id: membership.organisationId,
      user_id: membership.userId,
      role: membership.role,
      joined_at: tx.now().toISOString(),
      invited_by: membership.invitedBy ?? null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'organisation_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Lists all organisations of a person, the most recent one first. */
export async function listMemberships(ctx: Ctx, user: Pick<UsersTable, 'id' | 'user_type'>): Promise<Membership[]> {
  const rows = await ctx.db
    .selectFrom('memberships')
    .innerJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select(['memberships.id', 'organisation_id', 'memberships.role', 'joined_at', 'last_seen_at'])
    .select(['organisations.name', 'kind', 'business_type'])
    .where('user_id', '=', user.id)
    .execute()
  const sorted = rows.toSorted((one, other) => getLastUse(other).localeCompare(getLastUse(one)))
  return sorted.map((row) => ({
    id: row.id,
    organisationId: row.organisation_id,
    organisation: row.name,
    role: row.role,
    userType: getPortal(row, user),
  }))
}

function getLastUse(row: { id: string; joined_at: string; last_seen_at: string | null }): string {
  return `${row.last_seen_at ?? ''} ${row.joined_at} ${row.id}`
}

/** All people of a customer use one portal. Each person of the company has their own. */
export function getPortal(
  { kind, business_type }: Pick<OrganisationsTable, 'kind' | 'business_type'>,
  user: Pick<UsersTable, 'user_type'>,
): UserType {
  if (kind === 'company') return user.user_type
  return business_type === 'GOVERNMENT' ? 'GOVERNMENT' : 'BUSINESS'
}

/** Removes somebody from an organisation and ends their sessions in it, in the caller's transaction. */
export async function deleteMembership(tx: Tx, userId: string, organisationId: string): Promise<void> {
  for (const table of ['sessions', 'memberships'] as const) {
    await tx.db.deleteFrom(table).where('user_id', '=', userId).where('organisation_id', '=', organisationId).execute()
  }
}
