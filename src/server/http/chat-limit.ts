import { requireMember } from '../access.ts'
import type { Ctx } from '../context.ts'
import { consumeRateLimit } from '../limits/rate-limit.ts'
import { CHAT_BY_USER } from '../limits/table.ts'

/** For what adds to a conversation. */
export async function chatLimited<Result>(ctx: Ctx, work: () => Promise<Result>): Promise<Result> {
  await consumeRateLimit(ctx, CHAT_BY_USER, requireMember(ctx).userId)
  return work()
}
