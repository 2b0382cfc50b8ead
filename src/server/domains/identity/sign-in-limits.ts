import type { Ctx, Tx } from '../../context.ts'
import { countAttempts, countFailures, type Limited } from '../../limits/attempts.ts'
import { clearRateLimits, hashedKey, refundEarlier } from '../../limits/rate-limit.ts'
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
 * Guesses of strangers count by account and address, by address, and by account. A device that the account knows has a
 * count of its own, so strangers cannot lock it out. A right password gives its points back. Where a code is still to
 * come, one point stays until the code is right: else who knows the password could try codes for ever.
 */
export async function limitSignIn<Result extends Outcome>(
  ctx: Ctx,
  email: string,
  signIn: () => Promise<Result>,
): Promise<Result> {
  const { account, device } = await whoAsks(ctx, email)
  if (device !== undefined) return countUntilSignedIn(ctx, [SIGN_IN_BY_DEVICE, device], signIn)
  const byPlace: Limited[] = [
    [SIGN_IN_BY_PAIR, withAddress(ctx, account)],
    [SIGN_IN_BY_ADDRESS, ctx.client?.address],
  ]
  return countFailures(ctx, byPlace, () => countUntilSignedIn(ctx, [SIGN_IN_BY_ACCOUNT, account], signIn))
}

function countUntilSignedIn<Result extends Outcome>(
  ctx: Ctx,
  limited: Limited,
  signIn: () => Promise<Result>,
): Promise<Result> {
  return countAttempts(ctx, [limited], async (refund) => {
    const result = await signIn()
    if (result.status === 'signed_in') await refund()
    return result
  })
}

/** The code was right: gives back the point that its password left. */
export async function refundSignIn(ctx: Ctx, email: string): Promise<void> {
  const { account, device } = await whoAsks(ctx, email)
  if (device === undefined) await refundEarlier(ctx, SIGN_IN_BY_ACCOUNT, account)
  else await refundEarlier(ctx, SIGN_IN_BY_DEVICE, device)
}

/** One client cannot use up the resets of the owner, and all strangers together cannot fill the mailbox. */
export async function limitReset<Result>(ctx: Ctx, email: string, work: () => Promise<Result>): Promise<Result> {
  const { account, device } = await whoAsks(ctx, email)
  if (device !== undefined) return countAttempts(ctx, [[RESET_BY_DEVICE, device]], work)
  const limited: Limited[] = [
    [RESET_BY_PAIR, withAddress(ctx, account)],
    [RESET_BY_ADDRESS, ctx.client?.address],
    [RESET_BY_ACCOUNT, account],
  ]
  return countAttempts(ctx, limited, work)
}

/** In the caller's transaction, for an owner who holds the mailbox: what was guessed before counts no more. */
export async function forgetGuesses(tx: Tx, email: string): Promise<void> {
  await clearRateLimits(tx, [SIGN_IN_BY_PAIR, SIGN_IN_BY_ACCOUNT, SIGN_IN_BY_DEVICE], hashedKey(email))
}

/** The keys to count an account by, whether it exists or not, and its known device if this is one. */
async function whoAsks(ctx: Ctx, email: string): Promise<{ account: string; device: string | undefined }> {
  const account = hashedKey(email)
  const cookie = ctx.client?.knownDevices()
  const user = cookie === undefined ? undefined : await findUserByEmail(ctx, email)
  const device = user && findKnownDevice(cookie, user, ctx.now())
  return { account, device: device && `${account}:${device}` }
}

function withAddress({ client }: Ctx, account: string): string | undefined {
  return client && `${account}:${client.address}`
}
