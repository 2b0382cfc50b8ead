import type { Insertable } from 'kysely'
import type { CurrentUser } from '#contracts/session.ts'
import type { Ctx, Member, Tx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { foldText } from '../../search/fold.ts'
import { replaceTerms } from '../../search/terms.ts'

export async function findUserByEmail(ctx: Ctx, email: string) {
  return ctx.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

/** The row behind a session. Throws `unauthenticated` when it went away meanwhile. */
export async function getUser(ctx: Ctx, userId: string) {
  const user = await ctx.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  if (user === undefined) throw new AppError('unauthenticated', 'You are not signed in.')
  return user
}

export function emailTaken(field: string): AppError {
  const message = 'This email address already has an account. Sign in, or reset your password.'
  return new AppError('email_taken', message, { fieldErrors: { [field]: message } })
}

type NewUser = Pick<
  Insertable<UsersTable>,
  'organisation_id' | 'email' | 'first_name' | 'last_name' | 'user_type' | 'role' | 'password_hash'
> &
  Partial<Pick<Insertable<UsersTable>, 'job_title' | 'phone' | 'email_verified_at'>>

/** Stores a user in the caller's transaction. Of two with one address the second is refused with `email_taken`. */
export async function createUser(tx: Tx, user: NewUser, emailField: string): Promise<UsersTable> {
  const now = tx.now().toISOString()
  const row = await tx.db
    .insertInto('users')
    .values({ id: newId('usr'), ...user, sort_name: sortNameOf(user), version: 1, last_login_at: now, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw emailTaken(emailField)
  await indexUser(tx, row)
  return row
}

/** The order of lists: by last name, without fadas. */
export function sortNameOf(user: Pick<UsersTable, 'first_name' | 'last_name'>): string {
  return foldText(`${user.last_name} ${user.first_name}`).trim()
}

/** Whoever changes a name or an address says so here, in the same transaction: searches find people by them. */
export function indexUser(tx: Tx, user: Pick<UsersTable, 'id' | 'first_name' | 'last_name' | 'email'>): Promise<void> {
  return replaceTerms(tx, { kind: 'user', id: user.id }, [user.first_name, user.last_name, user.email])
}

type Person = Pick<
  UsersTable,
  'id' | 'first_name' | 'last_name' | 'email' | 'user_type' | 'role' | 'last_login_at' | 'organisation_id'
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
  }
}

export function memberOf(row: Person, sessionId: string): Member {
  return {
    kind: 'member',
    userId: row.id,
    organisationId: row.organisation_id,
    userType: row.user_type,
    role: row.role,
    sessionId,
  }
}

/** The same ctx, acted in by that person: what a visitor does by signing in is their own doing. */
export function actingAs(tx: Tx, row: Person, sessionId = ''): Tx {
  return { ...tx, actor: memberOf(row, sessionId) }
}
