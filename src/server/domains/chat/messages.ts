import type { Expression, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { ChatMessage } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import type { ChatScope } from './scope.ts'

type Store = Pick<Ctx, 'db'>

/** A message with the name of who wrote it, before it is shaped for a reader. */
export type StoredMessage = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number]

export function selectMessages(store: Store) {
  return store.db
    .selectFrom('chat_messages')
    .leftJoin('users', 'users.id', 'chat_messages.author_id')
    .select(['chat_messages.id', 'chat_messages.organisation_id', 'thread_id', 'position', 'sequence'])
    .select(['author_id', 'author_name', 'users.first_name', 'users.last_name', 'body', 'idempotency_key'])
    .select(['chat_messages.kind', 'side', 'chat_messages.source', 'chat_messages.created_at'])
}

/** The next messages of all organisations, in the order of their commits. */
export function listAllAfter(store: Store, position: number, limit: number): Promise<StoredMessage[]> {
  return selectMessages(store)
    .where('position', '>', position)
    .where(isCounted('position'))
    .orderBy('position')
    .limit(limit)
    .execute()
}

/** What a reader missed since a cursor, the oldest first. */
export function listAfter(store: Store, scope: ChatScope, after: number, limit: number): Promise<StoredMessage[]> {
  if (scope.kind === 'adviser') return listAllAfter(store, after, limit)
  return selectMessages(store)
    .where('chat_messages.organisation_id', '=', scope.organisationId)
    .where('sequence', '>', after)
    .where(isCounted('sequence'))
    .orderBy('sequence')
    .limit(limit)
    .execute()
}

/** Said in the statement, as the indexes hold only what was counted: no samples. */
function isCounted(column: 'position' | 'sequence'): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} > 0`
}

/** The number of the newest message that a reader can see; what comes later is above it. */
export async function readCursor(store: Store, scope: ChatScope): Promise<number> {
  const row = await store.db
    .selectFrom('chat_counters')
    .select('last')
    .where('scope', '=', scope.kind === 'adviser' ? ALL : scope.organisationId)
    .executeTakeFirst()
  return row?.last ?? 0
}

/** The counter of all organisations together. */
export const ALL = 'all'

export function presentMessage(row: StoredMessage, scope: ChatScope): ChatMessage {
  return {
    id: row.id,
    threadId: row.thread_id,
    cursor: cursorOf(row, scope),
    kind: row.kind,
    text: row.body,
    at: row.created_at,
    author: { id: row.author_id, name: authorName(row), side: row.side },
    key: row.idempotency_key,
    isSample: row.source === 'sample',
  }
}

/** Advisers see all organisations, so only the place among all messages is one order to them. */
export function cursorOf(row: Pick<StoredMessage, 'position' | 'sequence'>, scope: ChatScope): number {
  return scope.kind === 'adviser' ? row.position : row.sequence
}

type Author = Pick<StoredMessage, 'first_name' | 'last_name' | 'author_name' | 'side'>

export function authorName({ first_name, last_name, author_name, side }: Author): string {
  if (first_name !== null) return `${first_name} ${last_name ?? ''}`.trim()
  return author_name ?? (side === 'adviser' ? 'Former adviser' : 'Former colleague')
}
