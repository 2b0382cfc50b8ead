import { requireMember } from '../access.ts'
import type { Ctx } from '../context.ts'
import { consumeRateLimit } from '../limits/rate-limit.ts'
import { CHAT_BY_USER } from '../limits/table.ts'

/** Counts a message or a new conversation of the member, then runs `work`. Throws `rate_limited`. */
export async function withChatLimit<Result>(ctx: Ctx, work: () => Promise<Result>): Promise<Result> {
  await consumeRateLimit(ctx, CHAT_BY_USER, requireMember(ctx).userId)
  return work()
}
