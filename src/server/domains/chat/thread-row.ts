import { threadChoice } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import { type ChatScope, threadNotFoundError } from './require-participant.ts'

/** A thread that the reader may see. Throws `not_found`, also for a thread of another organisation. */
export async function getThreadRow(ctx: Pick<Ctx, 'db'>, scope: ChatScope, threadId: unknown) {
  const choice = threadChoice.safeParse({ threadId })
  if (!choice.success) throw threadNotFoundError()
  const row = await selectThreads(ctx, scope).where('chat_threads.id', '=', choice.data.threadId).executeTakeFirst()
  if (row === undefined) throw threadNotFoundError()
  return row
}

/** The threads that a reader may see. Advisers see a sample thread only after somebody has written in it. */
export function selectThreads(ctx: Pick<Ctx, 'db'>, scope: ChatScope) {
  const threads = ctx.db
    .selectFrom('chat_threads')
    .innerJoin('organisations', 'organisations.id', 'chat_threads.organisation_id')
    .select(['chat_threads.id', 'chat_threads.organisation_id', 'title', 'chat_threads.source', 'last_sequence'])
    .select(['last_message_at', 'closed_at', 'chat_threads.created_at', 'organisations.name as organisation_name'])
  return scope.kind === 'adviser'
    ? threads.where('chat_threads.source', '=', 'real')
    : threads.where('chat_threads.organisation_id', '=', scope.organisationId)
}
