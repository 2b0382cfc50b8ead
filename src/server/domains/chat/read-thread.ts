import { sql } from 'kysely'
import { type ChatMessage, type ChatThread, readMark } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import { present } from './list-threads.ts'
import { presentMessage, selectMessages } from './messages.ts'
import { requireParticipant } from './scope.ts'
import { getThreadRow } from './thread-row.ts'

const MOST_AT_ONCE = 500
/** Where one message is looked for, it is shown with everything after it. */
const MOST_AFTER = 2_000
const BEFORE_IT = 10

export type ReadThread = { thread: ChatThread; messages: ChatMessage[]; hasEarlier: boolean }

type Extent = {
  /** How many of the newest; 50 when not said. */
  limit?: number | undefined
  /** A message that must be among them. */
  messageId?: string | undefined
}

/** A thread with its newest messages, the oldest of them first. */
export async function readThread(ctx: Ctx, threadId: unknown, extent: Extent = {}): Promise<ReadThread> {
  const participant = await requireParticipant(ctx)
  const row = await getThreadRow(ctx, participant.scope, threadId)
  const asked = Math.min(Math.max(extent.limit ?? 50, 1), MOST_AT_ONCE)
  const most = Math.max(asked, await countFrom(ctx, row.id, extent.messageId))
  const newest = await selectMessages(ctx)
    .where('thread_id', '=', row.id)
    .orderBy('sequence', 'desc')
    .limit(most + 1)
    .execute()
  const [thread] = await present(ctx, participant, [row])
  if (thread === undefined) throw new Error('a thread was lost on the way')
  const messages = newest
    .slice(0, most)
    .reverse()
    .map((message) => presentMessage(message, participant.scope))
  return { thread, messages, hasEarlier: newest.length > most }
}

/** How many messages it takes, from the newest back, to reach a little before this one. */
async function countFrom(ctx: Ctx, threadId: string, messageId: string | undefined): Promise<number> {
  if (messageId === undefined || !isMessageId(messageId)) return 0
  const { count } = await ctx.db
    .selectFrom('chat_messages')
    .select(sql<number>`count(*)`.as('count'))
    .where('thread_id', '=', threadId)
    .where('sequence', '>=', (row) =>
      row.selectFrom('chat_messages').select('sequence').where('id', '=', messageId).where('thread_id', '=', threadId),
    )
    .executeTakeFirstOrThrow()
  return count === 0 ? 0 : Math.min(count + BEFORE_IT, MOST_AFTER)
}

function isMessageId(given: string): boolean {
  return readMark.shape.messageId.safeParse(given).success
}
