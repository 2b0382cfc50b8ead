import { sql } from 'kysely'
import { type ChatMessage, type ChatThread, markReadInput } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import { presentThreads } from './list-threads.ts'
import { requireParticipant } from './require-participant.ts'
import { presentMessage, selectMessages } from './select-messages.ts'
import { getThreadRow } from './thread-row.ts'

const MAX_MESSAGES = 500
/** A linked message is shown with everything after it, up to this many. */
const MAX_LINKED_MESSAGES = 2_000
const CONTEXT_MESSAGES = 10

export type ReadThread = { thread: ChatThread; messages: ChatMessage[]; hasEarlier: boolean }

type ThreadExtent = {
  /** How many of the newest messages, 50 by default. */
  limit?: number | undefined
  /** A message that must be in the result. */
  messageId?: string | undefined
}

/** A thread with its newest messages, oldest first. */
export async function readThread(ctx: Ctx, threadId: unknown, extent: ThreadExtent = {}): Promise<ReadThread> {
  const participant = await requireParticipant(ctx)
  const row = await getThreadRow(ctx, participant.scope, threadId)
  const requestedLimit = Math.min(Math.max(extent.limit ?? 50, 1), MAX_MESSAGES)
  const limit = Math.max(requestedLimit, await countMessagesFrom(ctx, row.id, extent.messageId))
  const newest = await selectMessages(ctx)
    .where('thread_id', '=', row.id)
    .orderBy('sequence', 'desc')
    .limit(limit + 1)
    .execute()
  const [thread] = await presentThreads(ctx, participant, [row])
  if (thread === undefined) throw new Error('a thread was lost on the way')
  const messages = newest
    .slice(0, limit)
    .reverse()
    .map((message) => presentMessage(message, participant.scope))
  return { thread, messages, hasEarlier: newest.length > limit }
}

/** Counts the messages from the newest back to a little before this one. */
async function countMessagesFrom(ctx: Ctx, threadId: string, messageId: string | undefined): Promise<number> {
  if (messageId === undefined || !isMessageId(messageId)) return 0
  const { count } = await ctx.db
    .selectFrom('chat_messages')
    .select(sql<number>`count(*)`.as('count'))
    .where('thread_id', '=', threadId)
    .where('sequence', '>=', (row) =>
      row.selectFrom('chat_messages').select('sequence').where('id', '=', messageId).where('thread_id', '=', threadId),
    )
    .executeTakeFirstOrThrow()
  return count === 0 ? 0 : Math.min(count + CONTEXT_MESSAGES, MAX_LINKED_MESSAGES)
}

function isMessageId(given: string): boolean {
  return markReadInput.shape.messageId.safeParse(given).success
}
