import { requireMember } from '../access.ts'
import type { Ctx } from '../context.ts'
import { consumeRateLimit, type RateLimit } from './rate-limit.ts'

/** Far more than anybody types. */
const MESSAGES_BY_USER: RateLimit = { name: 'chat', points: 60, perSeconds: 60 }

/** For what adds to a conversation. */
export async function chatLimited<Result>(ctx: Ctx, work: () => Promise<Result>): Promise<Result> {
  await consumeRateLimit(ctx, MESSAGES_BY_USER, requireMember(ctx).userId)
  return work()
}
