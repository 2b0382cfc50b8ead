import { sql } from 'kysely'
import type { ChatThread } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import { authorName, selectMessages } from './messages.ts'
import { type Participant, requireParticipant } from './scope.ts'
import { selectThreads } from './thread-row.ts'
import { sequenceIn } from './topics.ts'
import { countUnreadOf, hasUnread } from './unread.ts'

const PAGE = 50

export type ThreadPage = { threads: ChatThread[]; hasMore: boolean }

/** Threads with something unread first, then the ones written to last; `pages` of fifty from the top. */
export async function listThreads(ctx: Ctx, pages = 1): Promise<ThreadPage> {
  const participant = await requireParticipant(ctx)
  const limit = PAGE * Math.min(Math.max(pages, 1), 20)
  const rows = await selectThreads(ctx, participant.scope)
    .orderBy(sql`case when ${hasUnread(participant)} then 0 else 1 end`)
    .orderBy('last_message_at', 'desc')
    .orderBy('chat_threads.id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  return { threads: await present(ctx, participant, shown), hasMore: rows.length > limit }
}

export type ThreadRow = Awaited<ReturnType<ReturnType<typeof selectThreads>['execute']>>[number]

export async function present(ctx: Ctx, participant: Participant, rows: ThreadRow[]): Promise<ChatThread[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [last, unread] = await Promise.all([lastMessages(ctx, participant, rows), countUnreadOf(ctx, participant, ids)])
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

const LONGEST_PREVIEW = 140

async function lastMessages(ctx: Ctx, { scope }: Participant, rows: ThreadRow[]) {
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
        text: [...row.body].slice(0, LONGEST_PREVIEW).join('').replaceAll(/\s+/g, ' '),
        at: row.created_at,
        authorName: authorName(row),
        kind: row.kind,
        cursor: row[sequenceIn(scope)],
      },
    ]),
  )
}
