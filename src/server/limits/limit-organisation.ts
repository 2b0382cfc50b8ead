import { requireMember } from '../access.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { consumeRateLimit, hashKey, isRateLimited } from './rate-limit.ts'
import type { RateLimit } from './table.ts'

const HOUR = 3600

/** Counts what the actor's organisation sends within an hour. Throws `rate_limited` with the minutes to wait. */
export async function limitOrganisation(
  ctx: Ctx,
  limit: RateLimit,
  what: 'tickets' | 'requests' | 'messages',
): Promise<void> {
  try {
    await consumeRateLimit(ctx, limit, hashKey(requireMember(ctx).organisationId))
  } catch (error) {
    if (!isRateLimited(error)) throw error
    const { retryAfterSeconds = HOUR } = error
    const minutes = Math.ceil(retryAfterSeconds / 60)
    const message = `Your organisation has sent ${limit.points} ${what} within an hour, which is the limit. Please send this one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Your text is still here.`
    throw new AppError('rate_limited', message, { retryAfterSeconds, cause: error })
  }
}
