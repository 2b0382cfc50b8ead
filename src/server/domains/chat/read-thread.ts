import type { ChatMessage, ChatThread } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import { present } from './list-threads.ts'
import { presentMessage, selectMessages } from './messages.ts'
import { requireParticipant } from './scope.ts'
import { getThreadRow } from './thread-row.ts'

const MOST_AT_ONCE = 500

export type ReadThread = { thread: ChatThread; messages: ChatMessage[]; hasEarlier: boolean }

/** A thread with its newest messages, the oldest of them first. */
export async function readThread(ctx: Ctx, threadId: unknown, limit = 50): Promise<ReadThread> {
  const participant = await requireParticipant(ctx)
  const row = await getThreadRow(ctx, participant.scope, threadId)
  const most = Math.min(Math.max(limit, 1), MOST_AT_ONCE)
  const newest = await selectMessages(ctx)
    .where('thread_id', '=', row.id)
    .orderBy('position', 'desc')
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
