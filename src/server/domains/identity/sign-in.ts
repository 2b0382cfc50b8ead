import { signInAccountInput, signInBusinessInput } from '#contracts/accounts.ts'
import type { AccountType, BusinessType } from '#contracts/registration-options.ts'
import type { Ctx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { listMemberships } from '../organisations/index.ts'
import { issueToken } from './one-time-tokens.ts'
import { verifyPassword } from './passwords.ts'
import { getSignInTab } from './rules.ts'
import { beginSession, type SignedIn } from './sessions.ts'
import { limitSignIn } from './sign-in-limits.ts'
import { actAs, findUserByEmail, type PlacedUser, placeUser, placeUserWhereLast } from './users.ts'

/** Either signed in, or the client must send a code with this challenge to POST /api/auth/two-factor. */
export type SignInResult = { status: 'signed_in'; signedIn: SignedIn } | { status: 'two_factor'; challenge: string }

/** The business sign-in. Refuses an unknown address, a wrong password and a disabled account alike. */
export async function signInBusiness(ctx: Ctx, input: unknown, device: string): Promise<SignInResult> {
  const { email, password, rememberMe } = parseInput(signInBusinessInput, input)
  return limitSignIn(ctx, email, async () => {
    const user = await checkPassword(ctx, email, password, 'Invalid email or password. Please try again.')
    return completeSignIn(ctx, await placeUserWhereLast(ctx, user), device, rememberMe)
  })
}

/**
 * The sign-in under a tab, into the organisation of that portal that the person worked in last. Throws
 * `wrong_account_type`, with the right tab, for a right password under the wrong tab.
 */
export async function signInAccount(ctx: Ctx, input: unknown, device: string): Promise<SignInResult> {
  const { email, password, userType } = parseInput(signInAccountInput, input)
  return limitSignIn(ctx, email, async () => {
    const user = await checkPassword(ctx, email, password, 'Invalid email or password')
    const last = await placeUserWhereLast(ctx, user)
    const { tab, sentence } = getSignInTab({ role: last.role, userType: last.user_type })
    const placed = tab === userType ? last : await placeUserInPortal(ctx, user, userType)
    if (placed === undefined) throw new AppError('wrong_account_type', sentence)
    // This form has no such choice, so the session lasts as long as possible.
    return completeSignIn(ctx, placed, device, true)
  })
}

async function checkPassword(ctx: Ctx, email: string, password: string, refusal: string): Promise<UsersTable> {
  const user = await findUserByEmail(ctx, email)
  const isRight = await verifyPassword(password, user?.password_hash)
  if (user === undefined || !isRight || user.disabled_at !== null) throw new AppError('unauthenticated', refusal)
  return user
}

async function placeUserInPortal(ctx: Ctx, user: UsersTable, tab: AccountType): Promise<PlacedUser | undefined> {
  if (user.role === 'ADMIN') return undefined
  const membership = (await listMemberships(ctx, user)).find(({ userType }) => userType === tab)
  return membership && placeUser(user, membership)
}

function completeSignIn(ctx: Ctx, user: PlacedUser, device: string, remember: boolean): Promise<SignInResult> {
  const cookie = remember ? 'kept' : 'browser'
  return inTransaction(ctx, async (tx) => {
    if (user.two_factor_enabled_at === null) {
      return { status: 'signed_in', signedIn: await beginSession(tx, user, { device, cookie }) }
    }
    const challenge = await issueToken(tx, {
      kind: 'two_factor_challenge',
      userId: user.id,
      email: user.email,
      data: { cookie, organisationId: user.organisation_id },
    })
    await recordAudit(actAs(tx, user), 'two_factor.asked', { kind: 'user', id: user.id })
    return { status: 'two_factor', challenge }
  })
}

/** The kind of the organisation that the session works in. Null until it is known. */
export async function getBusinessType(
  ctx: Ctx,
  { user, organisationId }: Pick<SignedIn, 'user' | 'organisationId'>,
): Promise<BusinessType | null> {
  if (user.userType === 'GOVERNMENT') return 'GOVERNMENT'
  const row = await ctx.db
    .selectFrom('organisations')
    .select('business_type')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return row.business_type
}
