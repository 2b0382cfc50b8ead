import { requireMember } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { consumeRateLimit, type RateLimit } from '#server/http/rate-limit.ts'

const HOUR = 3600

const TICKETS: RateLimit = { name: 'tickets', points: 20, perSeconds: HOUR }
const REQUESTS: RateLimit = { name: 'member-requests', points: 20, perSeconds: HOUR }
const REPLIES: RateLimit = { name: 'ticket-replies', points: 60, perSeconds: HOUR }

export function countTicket(ctx: Ctx): Promise<void> {
  return count(ctx, TICKETS, 'tickets')
}

export function countRequest(ctx: Ctx): Promise<void> {
  return count(ctx, REQUESTS, 'requests')
}

export function countReply(ctx: Ctx): Promise<void> {
  return count(ctx, REPLIES, 'messages')
}

/** Counted for the organisation. The sentence says how long to wait, and that nothing typed is lost. */
async function count(ctx: Ctx, limit: RateLimit, what: string): Promise<void> {
  try {
    await consumeRateLimit(ctx, limit, requireMember(ctx).organisationId)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error
    const minutes = Math.ceil((error.retryAfterSeconds ?? HOUR) / 60)
    const message = `Your organisation has sent ${limit.points} ${what} within an hour, which is as many as we take. Please send this one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}; it is still here.`
    throw new AppError('rate_limited', message, { retryAfterSeconds: error.retryAfterSeconds ?? HOUR, cause: error })
  }
}
