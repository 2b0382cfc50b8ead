import type { ChatMessage } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import { parseCursor } from '../../live/cursor.ts'
import { readSequence } from '../../live/read-sequences.ts'
import { listAfter, presentMessage } from './messages.ts'
import { requireParticipant } from './scope.ts'
import { topicOf } from './topics.ts'

const PAGE = 200

/** What the reader missed since a cursor, oldest first; while `hasMore`, ask again from the new cursor. */
export async function catchUp(
  ctx: Ctx,
  after: unknown,
): Promise<{ messages: ChatMessage[]; cursor: number; hasMore: boolean }> {
  const { scope } = await requireParticipant(ctx)
  const since = parseCursor(after)
  const rows = await listAfter(ctx, scope, since, PAGE + 1)
  const messages = rows.slice(0, PAGE).map((row) => presentMessage(row, scope))
  return { messages, cursor: messages.at(-1)?.cursor ?? since, hasMore: rows.length > PAGE }
}

/** The number of the newest message the reader can see. */
export async function getCursor(ctx: Ctx): Promise<number> {
  const { scope } = await requireParticipant(ctx)
  return readSequence(ctx, topicOf(scope))
}
