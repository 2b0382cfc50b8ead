import type { Ctx } from '../../context.ts'
import { requireReader } from './staff-access.ts'

/** Returns when a contact last wrote to the organisation's receptionist on web chat, or null. */
export async function findLastUse(ctx: Ctx): Promise<string | null> {
  const { organisationId } = requireReader(ctx)
  const row = await ctx.db
    .selectFrom('conversations')
    .select('last_message_at')
    .where('organisation_id', '=', organisationId)
    .where('channel', '=', 'web-chat')
    .where('asked_at', 'is not', null)
    .where('source', '=', 'real')
    .orderBy('last_message_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.last_message_at ?? null
}
