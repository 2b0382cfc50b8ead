import type { Ctx, Tx } from '../../context.ts'
import { type CountedLimit, countAttempts, countFailures } from '../../limits/attempts.ts'
import { clearRateLimits, hashKey, refundEarlierAttempt } from '../../limits/rate-limit.ts'
import {
  RESET_BY_ACCOUNT,
  RESET_BY_ADDRESS,
  RESET_BY_DEVICE,
  RESET_BY_PAIR,
  SIGN_IN_BY_ACCOUNT,
  SIGN_IN_BY_ADDRESS,
  SIGN_IN_BY_DEVICE,
  SIGN_IN_BY_PAIR,
} from '../../limits/table.ts'
import { findKnownDevice } from './known-devices.ts'
import { findUserByEmail } from './users.ts'

type Outcome = { status: 'signed_in' | 'two_factor' }

/**
 * Guesses of strangers count by account and address, by address, and by account. A known device has a count of its own,
 * so strangers cannot lock it out. A right password refunds its points. If a code must follow, one point stays until
 * the code is right. Otherwise somebody with the password could try codes without limit.
 */
export async function limitSignIn<Result extends Outcome>(
  ctx: Ctx,
  email: string,
  signIn: () => Promise<Result>,
): Promise<Result> {
  const { account, device } = await identifyAccount(ctx, email)
  if (device !== undefined) return countUntilSignedIn(ctx, [SIGN_IN_BY_DEVICE, device], signIn)
  const byPlace: CountedLimit[] = [
    [SIGN_IN_BY_PAIR, buildPairKey(ctx, account)],
    [SIGN_IN_BY_ADDRESS, ctx.client?.address],
  ]
  return countFailures(ctx, byPlace, () => countUntilSignedIn(ctx, [SIGN_IN_BY_ACCOUNT, account], signIn))
}

function countUntilSignedIn<Result extends Outcome>(
  ctx: Ctx,
  limited: CountedLimit,
  signIn: () => Promise<Result>,
): Promise<Result> {
  return countAttempts(ctx, [limited], async (refund) => {
    const result = await signIn()
    if (result.status === 'signed_in') await refund()
    return result
  })
}

/** Refunds the point that the password left, once the code is right. */
export async function refundSignIn(ctx: Ctx, email: string): Promise<void> {
  const { account, device } = await identifyAccount(ctx, email)
  if (device === undefined) await refundEarlierAttempt(ctx, SIGN_IN_BY_ACCOUNT, account)
  else await refundEarlierAttempt(ctx, SIGN_IN_BY_DEVICE, device)
}

/** One client cannot use up the owner's resets, and all strangers together cannot fill the mailbox. */
export async function limitReset<Result>(ctx: Ctx, email: string, work: () => Promise<Result>): Promise<Result> {
  const { account, device } = await identifyAccount(ctx, email)
  if (device !== undefined) return countAttempts(ctx, [[RESET_BY_DEVICE, device]], work)
  const limited: CountedLimit[] = [
    [RESET_BY_PAIR, buildPairKey(ctx, account)],
    [RESET_BY_ADDRESS, ctx.client?.address],
    [RESET_BY_ACCOUNT, account],
  ]
  return countAttempts(ctx, limited, work)
}

/** Clears the counts of wrong guesses, in the caller's transaction. The owner has shown that the mailbox is theirs. */
export async function clearGuesses(tx: Tx, email: string): Promise<void> {
  await clearRateLimits(tx, [SIGN_IN_BY_PAIR, SIGN_IN_BY_ACCOUNT, SIGN_IN_BY_DEVICE], hashKey(email))
}

/** Returns the key of an account, whether it exists or not, and this browser's known device, if any. */
async function identifyAccount(ctx: Ctx, email: string): Promise<{ account: string; device: string | undefined }> {
  const account = hashKey(email)
  const cookie = ctx.client?.knownDevices()
  const user = cookie === undefined ? undefined : await findUserByEmail(ctx, email)
  const device = user && findKnownDevice(cookie, user, ctx.now())
  return { account, device: device && `${account}:${device}` }
}

function buildPairKey({ client }: Ctx, account: string): string | undefined {
  return client && `${account}:${client.address}`
}
