import { requireMember } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { AppError } from '../../errors.ts'
import { countFailures } from '../../limits/attempts.ts'
import { hashedKey } from '../../limits/rate-limit.ts'
import { RECHECK_BY_ACCOUNT } from '../../limits/table.ts'
import { verifyPassword } from './passwords.ts'
import { spendCode } from './two-factor-codes.ts'
import { getUser } from './users.ts'

/** For what asks for the password or a code again: somebody at an open screen must not try them all. */
export function limitRecheck<Result>(ctx: Ctx, work: () => Promise<Result>): Promise<Result> {
  return countFailures(ctx, [[RECHECK_BY_ACCOUNT, hashedKey(requireMember(ctx).userId)]], work)
}

/** The password again, by somebody who is signed in. Throws `forbidden` at its field; the session goes on. */
export async function recheckPassword(ctx: Ctx, password: string, field = 'password'): Promise<UsersTable> {
  const user = await getUser(ctx, requireMember(ctx).userId)
  if (await verifyPassword(password, user.password_hash)) return user
  throw wrong(field, 'This password is not right.')
}

/** A code again, in the caller's transaction, of somebody who has two-factor sign-in on. */
export async function recheckCode(tx: Tx, user: UsersTable, code: string | undefined): Promise<void> {
  if (user.two_factor_enabled_at === null) return
  if (code === undefined || !(await spendCode(tx, user, code))) throw wrong('code', 'This code is not right.')
}

function wrong(field: string, message: string): AppError {
  return new AppError('forbidden', message, { fieldErrors: { [field]: message } })
}
