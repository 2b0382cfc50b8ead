import { requireMember } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { AppError } from '../../errors.ts'
import { countFailures } from '../../limits/attempts.ts'
import { hashKey } from '../../limits/rate-limit.ts'
import { RECHECK_BY_ACCOUNT } from '../../limits/table.ts'
import { verifyPassword } from './passwords.ts'
import { spendCode } from './two-factor-codes.ts'
import { getUser } from './users.ts'

/** Limits checks of a password or code, so that a person at an unlocked screen cannot try them all. */
export function limitRecheck<Result>(ctx: Ctx, work: () => Promise<Result>): Promise<Result> {
  return countFailures(ctx, [[RECHECK_BY_ACCOUNT, hashKey(requireMember(ctx).userId)]], work)
}

/** Checks the password of a signed-in person. Throws `forbidden` at the field. The session continues. */
export async function recheckPassword(ctx: Ctx, password: string, field = 'password'): Promise<UsersTable> {
  const user = await getUser(ctx, requireMember(ctx).userId)
  if (await verifyPassword(password, user.password_hash)) return user
  throw recheckError(field, 'This password is not right.')
}

/** Checks a code in the caller's transaction, if two-factor sign-in is on. */
export async function recheckCode(tx: Tx, user: UsersTable, code: string | undefined): Promise<void> {
  if (user.two_factor_enabled_at === null) return
  if (code === undefined || !(await spendCode(tx, user, code))) throw recheckError('code', 'This code is not right.')
}

function recheckError(field: string, message: string): AppError {
  return new AppError('forbidden', message, { fieldErrors: { [field]: message } })
}
