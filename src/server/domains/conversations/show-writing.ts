import type { TalkWriting } from '#contracts/receptionist/talk.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { publishPassing } from '../../live/publish.ts'
import { type ConversationKey, getTalkTopic } from './messages.ts'
import { TurnInterrupted } from './settle-turn.ts'

const findTurns = keptQuery((db, values: { id: string }) =>
  db.selectFrom('conversations').select(['handler', 'turn_lease']).where('id', '=', values.id),
)

/**
 * Shows the contact the beginning of a reply in a passing event. The whole reply is stored later. Throws
 * TurnInterrupted once a person answers the conversation, or another process has the lease.
 */
export async function showWriting(
  ctx: Pick<Ctx, 'db' | 'live'>,
  key: ConversationKey,
  { lease, ...writing }: TalkWriting & { lease: string },
): Promise<void> {
  const [row] = await findTurns(ctx, { id: key.conversationId })
  if (row?.turn_lease !== lease) throw new TurnInterrupted('lease')
  if (row.handler === 'person') throw new TurnInterrupted('person')
  publishPassing(ctx, getTalkTopic(key), { type: 'writing', data: writing })
}

const selectEarlier = keptQuery((db, values: { conversationId: string; before: number; limit: number }) =>
  db
    .selectFrom('messages')
    .select(['sender', 'text'])
    .where('conversation_id', '=', values.conversationId)
    .where('sequence', '<', values.before)
    .orderBy('sequence', 'desc')
    .limit(values.limit),
)

/** Lists the messages before a message, oldest first. */
export async function listEarlierMessages(
  ctx: Pick<Ctx, 'db'>,
  { conversationId }: ConversationKey,
  page: { before: number; limit: number },
) {
  const rows = await selectEarlier(ctx, { conversationId, ...page })
  return rows.reverse().map(({ sender, text }) => ({ by: sender, text }))
}
