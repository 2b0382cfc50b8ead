import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { type Participant, requireParticipant } from './scope.ts'

/**
 * What others wrote after the reader's mark. Without a mark that is everything since the account was made: a new
 * adviser does not owe an answer to years of old messages. Notices count for nothing.
 */
function isUnread({ member: { userId } }: Participant): RawBuilder<boolean> {
  return sql<boolean>`chat_messages.kind = 'message'
    and chat_messages.position > 0
    and (chat_messages.author_id is null or chat_messages.author_id <> ${userId})
    and chat_messages.position > coalesce(
      (select read_position from chat_read_marks
        where chat_read_marks.user_id = ${userId} and chat_read_marks.thread_id = chat_messages.thread_id), 0)
    and chat_messages.created_at >= (select users.created_at from users where users.id = ${userId})`
}

/** For a query on threads. */
export function hasUnread(participant: Participant): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from chat_messages
    where chat_messages.thread_id = chat_threads.id and ${isUnread(participant)})`
}

export async function countUnreadOf(
  ctx: Ctx,
  participant: Participant,
  threadIds: string[],
): Promise<Map<string, number>> {
  const rows = await ctx.db
    .selectFrom('chat_messages')
    .select(['thread_id', sql<number>`count(*)`.as('unread')])
    .where('thread_id', 'in', threadIds)
    .where(isUnread(participant))
    .groupBy('thread_id')
    .execute()
  return new Map(rows.map(({ thread_id, unread }) => [thread_id, unread]))
}

/** How many messages wait for the reader, in all threads together. */
export async function countUnreadMessages(ctx: Ctx): Promise<number> {
  const participant = await requireParticipant(ctx)
  const { scope } = participant
  const all = ctx.db.selectFrom('chat_messages').select(sql<number>`count(*)`.as('unread')).where(isUnread(participant))
  const own = scope.kind === 'adviser' ? all : all.where('chat_messages.organisation_id', '=', scope.organisationId)
  return (await own.executeTakeFirstOrThrow()).unread
}
