import type { Insertable } from 'kysely'
import type { OrganisationRole } from '#contracts/permissions.ts'
import type { CurrentUser } from '#contracts/session.ts'
import type { Ctx, Member, Tx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { foldText } from '../../search/fold.ts'
import { replaceTerms } from '../../search/terms.ts'
import { createMembership, listMemberships, type Membership } from '../organisations/index.ts'

export async function findUserByEmail(ctx: Ctx, email: string) {
  return ctx.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

/** The user of a session. Throws `unauthenticated` when the account is gone. */
export async function getUser(ctx: Ctx, userId: string) {
  const user = await ctx.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  if (user === undefined) throw new AppError('unauthenticated', 'You are not signed in.')
  return user
}

export function emailTakenError(field: string): AppError {
  const message = 'This email address already has an account. Sign in, or reset your password.'
  return new AppError('email_taken', message, { fieldErrors: { [field]: message } })
}

/** A user in one of their organisations. `user_type` is the portal of that organisation. */
export type PlacedUser = UsersTable & { organisation_id: string; organisation_role: OrganisationRole }

export function placeUser(user: UsersTable, { organisationId, role, userType }: Membership): PlacedUser {
  return { ...user, organisation_id: organisationId, organisation_role: role, user_type: userType }
}

/** Returns the user in their most recent organisation. Throws `unauthenticated` for a user without an organisation. */
export async function placeUserWhereLast(ctx: Ctx, user: UsersTable): Promise<PlacedUser> {
  const [membership] = await listMemberships(ctx, user)
  if (membership === undefined) throw new AppError('unauthenticated', 'You are not signed in.')
  return placeUser(user, membership)
}

type NewUser = Pick<
  Insertable<UsersTable>,
  'email' | 'first_name' | 'last_name' | 'user_type' | 'role' | 'password_hash'
> &
  Partial<Pick<Insertable<UsersTable>, 'job_title' | 'phone' | 'email_verified_at'>> & {
    organisation_id: string
    /** An owner, unless somebody invited them into another role. */
    organisation_role?: OrganisationRole
    invited_by?: string
  }

/**
 * Stores a user and their first membership in the caller's transaction. Throws `email_taken` for a second user with the
 * same address.
 */
export async function createUser(
  tx: Tx,
  { organisation_id, organisation_role = 'owner', invited_by: invitedBy, ...user }: NewUser,
  emailField: string,
): Promise<PlacedUser> {
  const now = tx.now().toISOString()
  const row = await tx.db
    .insertInto('users')
    .values({
      id: newId('usr'),
      ...user,
      sort_name: buildSortName(user),
      version: 1,
      last_login_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw emailTakenError(emailField)
  const membership = { userId: row.id, organisationId: organisation_id, role: organisation_role }
  await createMembership(tx, invitedBy === undefined ? membership : { ...membership, invitedBy })
  await indexUser(tx, row)
  return { ...row, organisation_id, organisation_role }
}

/** The sort key of lists: last name first, without fadas. */
export function buildSortName(user: Pick<UsersTable, 'first_name' | 'last_name'>): string {
  return foldText(`${user.last_name} ${user.first_name}`).trim()
}

/** Indexes a person for search. Call it in the transaction that changes a name or an address. */
export function indexUser(tx: Tx, user: Pick<UsersTable, 'id' | 'first_name' | 'last_name' | 'email'>): Promise<void> {
  return replaceTerms(tx, { kind: 'user', id: user.id }, [user.first_name, user.last_name, user.email])
}

type Person = Pick<
  UsersTable,
  'id' | 'first_name' | 'last_name' | 'email' | 'user_type' | 'role' | 'last_login_at' | 'single_keys_off_at'
>

export function presentUser(row: Person): CurrentUser {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    userType: row.user_type,
    role: row.role,
    lastLogin: row.last_login_at,
    ...(row.single_keys_off_at !== null && { singleKeysOff: true as const }),
  }
}

type PlacedPerson = Person & Pick<PlacedUser, 'organisation_id' | 'organisation_role'>

export function buildMember(row: PlacedPerson, sessionId: string): Member {
  return {
    kind: 'member',
    userId: row.id,
    organisationId: row.organisation_id,
    organisationRole: row.organisation_role,
    userType: row.user_type,
    role: row.role,
    sessionId,
  }
}

/** The same ctx with the person as the actor, for example after a visitor signed in. */
export function actAs(tx: Tx, row: PlacedPerson, sessionId = ''): Tx {
  return { ...tx, actor: buildMember(row, sessionId) }
}
