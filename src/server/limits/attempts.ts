import type { Ctx } from '../context.ts'
import { AppError, type ErrorCode } from '../errors.ts'
import { type Counted, consumeRateLimit, refundRateLimit } from './rate-limit.ts'
import type { RateLimit } from './table.ts'

/**
 * Refusals that tell nothing about a secret or an account, so that a slip in a form costs nobody an attempt.
 * `wrong_account_type` needs the right password, and `unavailable` is thrown before anything was checked.
 */
const NOT_AN_ATTEMPT = new Set<ErrorCode>([
  'malformed',
  'unsupported_media_type',
  'too_large',
  'invalid_input',
  'wrong_account_type',
  'unavailable',
])

export type Limited = [limit: RateLimit, who: string | undefined]

/**
 * Counts an attempt before it is made, so that parallel ones cannot slip through. Every one counts, right or wrong.
 * A limit that refuses leaves those after it uncounted: the narrowest stands first.
 */
export async function countAttempts<Result>(
  ctx: Ctx,
  limited: Limited[],
  work: (refund: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const counted = await consumeAll(ctx, limited)
  const refund = async () => {
    for (const one of counted) await refundRateLimit(ctx, one)
  }
  try {
    return await work(refund)
  } catch (error) {
    if (error instanceof AppError && NOT_AN_ATTEMPT.has(error.code)) await refund()
    throw error
  }
}

/** As `countAttempts`, but a success gives its points back: only failures count. */
export async function countFailures<Result>(
  ctx: Ctx,
  limited: Limited[],
  work: () => Promise<Result>,
): Promise<Result> {
  return countAttempts(ctx, limited, async (refund) => {
    const result = await work()
    await refund()
    return result
  })
}

async function consumeAll(ctx: Ctx, limited: Limited[]): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const [limit, who] of limited) {
    const one = await consumeRateLimit(ctx, limit, who)
    if (one !== undefined) counted.push(one)
  }
  return counted
}
