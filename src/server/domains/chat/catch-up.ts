import type { ChatMessage } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import { parseCursor } from '../../live/cursor.ts'
import { readSequence } from '../../live/read-sequences.ts'
import { getChatTopic } from './message-numbers.ts'
import { requireParticipant } from './require-participant.ts'
import { listMessagesAfter, presentMessage } from './select-messages.ts'

const PAGE_SIZE = 200

/** Lists what the reader missed since a cursor, oldest first. While `hasMore`, ask again with the new cursor. */
export async function catchUp(
  ctx: Ctx,
  after: unknown,
): Promise<{ messages: ChatMessage[]; cursor: number; hasMore: boolean }> {
  const { scope } = await requireParticipant(ctx)
  const since = parseCursor(after)
  const rows = await listMessagesAfter(ctx, scope, since, PAGE_SIZE + 1)
  const messages = rows.slice(0, PAGE_SIZE).map((row) => presentMessage(row, scope))
  return { messages, cursor: messages.at(-1)?.cursor ?? since, hasMore: rows.length > PAGE_SIZE }
}

/** The number of the newest message that the reader may see. */
export async function getCursor(ctx: Ctx): Promise<number> {
  const { scope } = await requireParticipant(ctx)
  return readSequence(ctx, getChatTopic(scope))
}
