import { sql } from 'kysely'
import type { ChatThread } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import { countUnreadByThread, hasUnread } from './count-unread-messages.ts'
import { getSequenceColumn } from './message-numbers.ts'
import { type Participant, requireParticipant } from './require-participant.ts'
import { authorName, selectMessages } from './select-messages.ts'
import { selectThreads } from './thread-row.ts'

const PAGE_SIZE = 50

export type ThreadPage = { threads: ChatThread[]; hasMore: boolean }

/** Threads with unread messages first, then by the latest message. Returns the first `pages` pages of 50. */
export async function listThreads(ctx: Ctx, pages = 1): Promise<ThreadPage> {
  const participant = await requireParticipant(ctx)
  const limit = PAGE_SIZE * Math.min(Math.max(pages, 1), 20)
  const rows = await selectThreads(ctx, participant.scope)
    .orderBy(sql`case when ${hasUnread(participant)} then 0 else 1 end`)
    .orderBy('last_message_at', 'desc')
    .orderBy('chat_threads.id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  return { threads: await presentThreads(ctx, participant, shown), hasMore: rows.length > limit }
}

export type ThreadRow = Awaited<ReturnType<ReturnType<typeof selectThreads>['execute']>>[number]

export async function presentThreads(ctx: Ctx, participant: Participant, rows: ThreadRow[]): Promise<ChatThread[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [last, unread] = await Promise.all([
    listLastMessages(ctx, participant, rows),
    countUnreadByThread(ctx, participant, ids),
  ])
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    organisation: { id: row.organisation_id, name: row.organisation_name },
    openedAt: row.created_at,
    closedAt: row.closed_at,
    last: last.get(row.id) ?? null,
    unread: unread.get(row.id) ?? 0,
    isSample: row.source === 'sample',
  }))
}

const MAX_PREVIEW_LENGTH = 140

async function listLastMessages(ctx: Ctx, { scope }: Participant, rows: ThreadRow[]) {
  const messages = await selectMessages(ctx)
    .innerJoin('chat_threads', (join) =>
      join
        .onRef('chat_threads.id', '=', 'chat_messages.thread_id')
        .onRef('chat_threads.last_sequence', '=', 'chat_messages.sequence'),
    )
    .where(
      'chat_messages.thread_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return new Map(
    messages.map((row) => [
      row.thread_id,
      {
        text: [...row.body].slice(0, MAX_PREVIEW_LENGTH).join('').replaceAll(/\s+/g, ' '),
        at: row.created_at,
        authorName: authorName(row),
        kind: row.kind,
        cursor: row[getSequenceColumn(scope)],
      },
    ]),
  )
}
