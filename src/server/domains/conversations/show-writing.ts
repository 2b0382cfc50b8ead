import type { TalkWriting } from '#contracts/receptionist/talk.ts'
import type { Ctx } from '../../context.ts'
import { publishPassing } from '../../live/publish.ts'
import { type ConversationKey, getTalkTopic } from './messages.ts'
import { TurnInterrupted } from './settle-turn.ts'

/**
 * Shows the contact the beginning of a reply in a passing event. The whole reply is stored later. Throws
 * TurnInterrupted once a person answers the conversation, or another process has the lease.
 */
export async function showWriting(
  ctx: Pick<Ctx, 'db' | 'live'>,
  key: ConversationKey,
  { lease, ...writing }: TalkWriting & { lease: string },
): Promise<void> {
  const row = await ctx.db
    .selectFrom('conversations')
    .select(['handler', 'turn_lease'])
    .where('id', '=', key.conversationId)
    .executeTakeFirst()
  if (row?.turn_lease !== lease) throw new TurnInterrupted('lease')
  if (row.handler === 'person') throw new TurnInterrupted('person')
  publishPassing(ctx, getTalkTopic(key), { type: 'writing', data: writing })
}

/** Lists the messages before a message, oldest first. */
export async function listEarlierMessages(
  { db }: Pick<Ctx, 'db'>,
  { conversationId }: ConversationKey,
  { before, limit }: { before: number; limit: number },
) {
  const rows = await db
    .selectFrom('messages')
    .select(['sender', 'text'])
    .where('conversation_id', '=', conversationId)
    .where('sequence', '<', before)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse().map(({ sender, text }) => ({ by: sender, text }))
}
