import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { type Participant, requireParticipant } from './require-participant.ts'

function selectReadMark(thread: 't' | 'chat_threads', userId: string): RawBuilder<number> {
  return sql<number>`coalesce((select k.read_sequence from chat_read_marks k
    where k.user_id = ${userId} and k.thread_id = ${sql.ref(`${thread}.id`)}), 0)`
}

/** Messages `m` of others since the account was created. New advisers need not answer old ones. Excludes notices. */
function isForReader(userId: string): RawBuilder<boolean> {
  return sql<boolean>`m.kind = 'message' and (m.author_id is null or m.author_id <> ${userId})
    and m.created_at >= (select u.created_at from users u where u.id = ${userId})`
}

/** For a query on threads. The newest number alone rules out most threads. */
export function hasUnread({ member: { userId } }: Participant): RawBuilder<boolean> {
  const mark = selectReadMark('chat_threads', userId)
  return sql<boolean>`chat_threads.last_sequence > ${mark} and exists (select 1 from chat_messages m
    where m.thread_id = chat_threads.id and m.sequence > ${mark} and ${isForReader(userId)})`
}

/** Threads `t` with their unread messages `m`, read by index from each read mark on. */
function selectUnreadMessages(ctx: Ctx, { member: { userId } }: Participant) {
  const mark = selectReadMark('t', userId)
  return ctx.db
    .selectFrom('chat_threads as t')
    .innerJoin('chat_messages as m', (join) => join.onRef('m.thread_id', '=', 't.id').on('m.sequence', '>', mark))
    .where('t.last_sequence', '>', mark)
    .where(isForReader(userId))
}

export async function countUnreadByThread(
  ctx: Ctx,
  participant: Participant,
  threadIds: string[],
): Promise<Map<string, number>> {
  const rows = await selectUnreadMessages(ctx, participant)
    .select(['t.id', sql<number>`count(*)`.as('unread')])
    .where('t.id', 'in', threadIds)
    .groupBy('t.id')
    .execute()
  return new Map(rows.map(({ id, unread }) => [id, unread]))
}

/** Counts the unread messages of the reader in all threads. */
export async function countUnreadMessages(ctx: Ctx): Promise<number> {
  const participant = await requireParticipant(ctx)
  const { scope } = participant
  const all = selectUnreadMessages(ctx, participant).select(sql<number>`count(*)`.as('unread'))
  const own = scope.kind === 'adviser' ? all : all.where('t.organisation_id', '=', scope.organisationId)
  return (await own.executeTakeFirstOrThrow()).unread
}
