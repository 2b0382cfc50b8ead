import { threadChoice } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import { type ChatScope, noSuchThread } from './scope.ts'

/** A thread that this reader may see. Throws `not_found` alike for another organisation's and for none. */
export async function getThreadRow(ctx: Pick<Ctx, 'db'>, scope: ChatScope, threadId: unknown) {
  const choice = threadChoice.safeParse({ threadId })
  if (!choice.success) throw noSuchThread()
  const row = await selectThreads(ctx, scope).where('chat_threads.id', '=', choice.data.threadId).executeTakeFirst()
  if (row === undefined) throw noSuchThread()
  return row
}

/** The threads in a reader's sight. Samples are the organisation's own, until somebody answers there. */
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
