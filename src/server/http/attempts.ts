import { createHash } from 'node:crypto'
import type { Ctx } from '../context.ts'
import { AppError, type ErrorCode } from '../errors.ts'
import { consumeRateLimit, type RateLimit, refundRateLimit } from './rate-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

export const SIGN_IN_BY_ADDRESS: RateLimit = { name: 'sign-in', points: 5, perSeconds: 10 * MINUTE }
export const SIGN_IN_BY_ACCOUNT: RateLimit = { name: 'sign-in-account', points: 10, perSeconds: 15 * MINUTE }
export const TWO_FACTOR_BY_ADDRESS: RateLimit = { name: 'two-factor', points: 15, perSeconds: 15 * MINUTE }
export const REGISTER_BY_ADDRESS: RateLimit = { name: 'register', points: 10, perSeconds: HOUR }
export const RESET_BY_ADDRESS: RateLimit = { name: 'reset', points: 5, perSeconds: HOUR }
export const RESET_BY_ACCOUNT: RateLimit = { name: 'reset-account', points: 3, perSeconds: HOUR }
/** Links and invitations that are tried out: nobody can guess one, but nobody needs to try for long either. */
export const LINK_BY_ADDRESS: RateLimit = { name: 'link', points: 20, perSeconds: 10 * MINUTE }
/** The password or code asked for again by somebody who is signed in. */
export const RECHECK_BY_ACCOUNT: RateLimit = { name: 'recheck', points: 10, perSeconds: 15 * MINUTE }

/** Refusals that tell nothing about a secret or an account, so that a slip in a form costs nobody an attempt. */
const NOT_AN_ATTEMPT = new Set<ErrorCode>([
  'malformed',
  'unsupported_media_type',
  'too_large',
  'invalid_input',
  'wrong_account_type',
  'unavailable',
])

export type Counted = [limit: RateLimit, who: string]

/** Counts an attempt before it is made, so that parallel ones cannot slip through. Every one counts, right or wrong. */
export async function countAttempts<Result>(
  ctx: Ctx,
  counted: Counted[],
  work: () => Promise<Result>,
): Promise<Result> {
  for (const [limit, who] of counted) await consumeRateLimit(ctx, limit, who)
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && NOT_AN_ATTEMPT.has(error.code)) await refundAttempts(ctx, counted)
    throw error
  }
}

/** As `countAttempts`, but a success gives its points back: only failures count. */
export async function countFailures<Result>(
  ctx: Ctx,
  counted: Counted[],
  work: () => Promise<Result>,
): Promise<Result> {
  const result = await countAttempts(ctx, counted, work)
  await refundAttempts(ctx, counted)
  return result
}

export async function refundAttempts(ctx: Ctx, counted: Counted[]): Promise<void> {
  for (const [limit, who] of counted) await refundRateLimit(ctx, limit, who)
}

/** Stands for an account in the counters, known or not, without storing the address. */
export function accountKey(email: unknown): string {
  const text = typeof email === 'string' ? email.slice(0, 1_000).normalize('NFKC').trim().toLowerCase() : ''
  return createHash('sha256').update(text).digest('base64url')
}
