import { accountSignIn, businessSignIn } from '#contracts/accounts.ts'
import type { BusinessType } from '#contracts/registration-options.ts'
import type { CurrentUser } from '#contracts/session.ts'
import type { Ctx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { issueToken } from './one-time-tokens.ts'
import { verifyPassword } from './passwords.ts'
import { tabOf } from './rules.ts'
import { beginSession, type SignedIn } from './sessions.ts'
import { limitSignIn } from './sign-in-limits.ts'
import { actingAs, findUserByEmail } from './users.ts'

/** Either signed in, or the second factor is still to be shown to POST /api/auth/two-factor with this challenge. */
export type SignInResult = { status: 'signed_in'; signedIn: SignedIn } | { status: 'two_factor'; challenge: string }

/** The business sign-in. The same refusal for an unknown address, a wrong password and a disabled account. */
export async function signInBusiness(ctx: Ctx, input: unknown, device: string): Promise<SignInResult> {
  const { email, password, rememberMe } = parseInput(businessSignIn, input)
  return limitSignIn(ctx, email, async () => {
    const user = await checkPassword(ctx, email, password, 'Invalid email or password. Please try again.')
    return completeSignIn(ctx, user, device, rememberMe)
  })
}

/** The sign-in under a tab. A right password under the wrong tab is `wrong_account_type`, naming the right one. */
export async function signInAccount(ctx: Ctx, input: unknown, device: string): Promise<SignInResult> {
  const { email, password, userType } = parseInput(accountSignIn, input)
  return limitSignIn(ctx, email, async () => {
    const user = await checkPassword(ctx, email, password, 'Invalid email or password')
    const { tab, sentence } = tabOf({ role: user.role, userType: user.user_type })
    if (tab !== userType) throw new AppError('wrong_account_type', sentence)
    // This form has no choice to make, so the session stays for as long as sessions last.
    return completeSignIn(ctx, user, device, true)
  })
}

async function checkPassword(ctx: Ctx, email: string, password: string, refusal: string): Promise<UsersTable> {
  const user = await findUserByEmail(ctx, email)
  const isRight = await verifyPassword(password, user?.password_hash)
  if (user === undefined || !isRight || user.disabled_at !== null) throw new AppError('unauthenticated', refusal)
  return user
}

function completeSignIn(ctx: Ctx, user: UsersTable, device: string, remember: boolean): Promise<SignInResult> {
  const cookie = remember ? 'kept' : 'browser'
  return inTransaction(ctx, async (tx) => {
    if (user.two_factor_enabled_at === null) {
      return { status: 'signed_in', signedIn: await beginSession(tx, user, { device, cookie }) }
    }
    const challenge = await issueToken(tx, {
      kind: 'two_factor_challenge',
      userId: user.id,
      email: user.email,
      data: { cookie },
    })
    await recordAudit(actingAs(tx, user), 'two_factor.asked', { kind: 'user', id: user.id })
    return { status: 'two_factor', challenge }
  })
}

/** What the business sign-in needs to know besides: which kind of organisation this is. Null when not yet said. */
export async function getBusinessType(
  ctx: Ctx,
  user: Pick<CurrentUser, 'id' | 'userType'>,
): Promise<BusinessType | null> {
  if (user.userType === 'GOVERNMENT') return 'GOVERNMENT'
  const row = await ctx.db
    .selectFrom('organisations')
    .innerJoin('users', 'users.organisation_id', 'organisations.id')
    .select('business_type')
    .where('users.id', '=', user.id)
    .executeTakeFirstOrThrow()
  return row.business_type
}
