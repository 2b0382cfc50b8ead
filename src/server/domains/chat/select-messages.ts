import { type SqlBool, sql } from 'kysely'
import type { ChatMessage } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import { getSequenceColumn } from './message-numbers.ts'
import type { ChatScope } from './require-participant.ts'

type Reader = Pick<Ctx, 'db'>

/** A message with the name of its author, before it is presented. */
export type StoredMessage = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number]

export function selectMessages(reader: Reader) {
  return reader.db
    .selectFrom('chat_messages')
    .leftJoin('users', 'users.id', 'chat_messages.author_id')
    .select(['chat_messages.id', 'chat_messages.organisation_id', 'thread_id', 'adviser_sequence', 'sequence'])
    .select(['author_id', 'author_name', 'users.first_name', 'users.last_name', 'body', 'idempotency_key'])
    .select(['chat_messages.kind', 'side', 'chat_messages.source', 'chat_messages.created_at'])
}

/** Lists the messages after a number, oldest first. */
export function listMessagesAfter(
  reader: Reader,
  scope: ChatScope,
  after: number,
  limit: number,
): Promise<StoredMessage[]> {
  const sequence = getSequenceColumn(scope)
  const messages = selectMessages(reader)
    .where(sequence, '>', after)
    // The condition must match the partial index, which excludes samples.
    .where(sql<SqlBool>`${sql.ref(sequence)} > 0`)
    .orderBy(sequence)
    .limit(limit)
  const own =
    scope.kind === 'adviser' ? messages : messages.where('chat_messages.organisation_id', '=', scope.organisationId)
  return own.execute()
}

export function presentMessage(row: StoredMessage, scope: ChatScope): ChatMessage {
  return {
    id: row.id,
    threadId: row.thread_id,
    cursor: row[getSequenceColumn(scope)],
    kind: row.kind,
    text: row.body,
    at: row.created_at,
    author: { id: row.author_id, name: authorName(row), side: row.side },
    key: row.idempotency_key,
    isSample: row.source === 'sample',
  }
}

type Author = Pick<StoredMessage, 'first_name' | 'last_name' | 'author_name' | 'side'>

export function authorName({ first_name, last_name, author_name, side }: Author): string {
  if (first_name !== null) return `${first_name} ${last_name ?? ''}`.trim()
  return author_name ?? (side === 'adviser' ? 'Former adviser' : 'Former colleague')
}
