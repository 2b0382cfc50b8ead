import type { Ctx } from '../context.ts'
import { answerTwoFactor, type SignedIn, type SignInResult } from '../domains/identity/index.ts'
import {
  accountKey,
  type Counted,
  countAttempts,
  countFailures,
  refundAttempts,
  SIGN_IN_BY_ACCOUNT,
  SIGN_IN_BY_ADDRESS,
  TWO_FACTOR_BY_ADDRESS,
} from './attempts.ts'

/** Who asks, as far as limits and sessions care. */
export type Asker = { ctx: Ctx; clientAddress: string; device: string }

/**
 * All ways to sign in count into the same limits. A right password gives its points back, but where a code is still to
 * come the account's stays until the code is right: else who knows the password could try codes for ever.
 */
export async function limitedSignIn(
  { ctx, clientAddress }: Asker,
  email: unknown,
  signIn: () => Promise<SignInResult>,
): Promise<SignInResult> {
  const byAccount: Counted = [SIGN_IN_BY_ACCOUNT, accountKey(email)]
  const result = await countFailures(ctx, [[SIGN_IN_BY_ADDRESS, clientAddress]], () =>
    countAttempts(ctx, [byAccount], signIn),
  )
  if (result.status === 'signed_in') await refundAttempts(ctx, [byAccount])
  return result
}

/** The second half of a sign-in. */
export async function limitedTwoFactor({ ctx, clientAddress, device }: Asker, input: unknown): Promise<SignedIn> {
  const signedIn = await countFailures(ctx, [[TWO_FACTOR_BY_ADDRESS, clientAddress]], () =>
    answerTwoFactor(ctx, input, device),
  )
  await refundAttempts(ctx, [[SIGN_IN_BY_ACCOUNT, accountKey(signedIn.user.email)]])
  return signedIn
}
