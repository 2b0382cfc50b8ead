import type { Ctx } from '../context.ts'
import { AppError, type ErrorCode } from '../errors.ts'
import { type CountedAttempt, consumeRateLimit, refundRateLimit } from './rate-limit.ts'
import type { RateLimit } from './table.ts'

/**
 * Refusals that reveal nothing about a secret or an account. They cost no attempt, so a typing mistake costs nothing.
 * `wrong_account_type` follows the right password. `unavailable` is thrown before the check.
 */
const UNCOUNTED_CODES = new Set<ErrorCode>([
  'malformed',
  'unsupported_media_type',
  'too_large',
  'invalid_input',
  'wrong_account_type',
  'unavailable',
])

export type CountedLimit = [limit: RateLimit, who: string | undefined]

/**
 * Counts an attempt before it is made, so that parallel attempts cannot exceed a limit. Correct attempts count too.
 * Limits after one that refuses count nothing, so list the narrowest limit first.
 */
export async function countAttempts<Result>(
  ctx: Ctx,
  limited: CountedLimit[],
  work: (refund: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const counted = await consumeAll(ctx, limited)
  const refund = async () => {
    for (const one of counted) await refundRateLimit(ctx, one)
  }
  try {
    return await work(refund)
  } catch (error) {
    if (error instanceof AppError && UNCOUNTED_CODES.has(error.code)) await refund()
    throw error
  }
}

/** Like `countAttempts`, but refunds a success: only failures count. */
export async function countFailures<Result>(
  ctx: Ctx,
  limited: CountedLimit[],
  work: () => Promise<Result>,
): Promise<Result> {
  return countAttempts(ctx, limited, async (refund) => {
    const result = await work()
    await refund()
    return result
  })
}

async function consumeAll(ctx: Ctx, limited: CountedLimit[]): Promise<CountedAttempt[]> {
  const counted: CountedAttempt[] = []
  for (const [limit, who] of limited) {
    const one = await consumeRateLimit(ctx, limit, who)
    if (one !== undefined) counted.push(one)
  }
  return counted
}
