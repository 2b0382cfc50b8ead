import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '#server/context.ts'
import {
  getCursor,
  listPublicBodies,
  listThreads,
  markRead,
  readThread,
  requireParticipant,
  searchMessages,
} from '#server/domains/chat/index.ts'
import type { ChatScreenProps } from '#web/features/chat/chat-screen.tsx'
import { loadOrNotFound } from '../../answer-form.ts'
import { getPerson } from '../get-person.ts'
import { ADVISERS_BASE } from './paths.ts'

/** Reads the cursor before the list, so that the stream misses nothing. */
export async function loadChat(
  ctx: Ctx,
  request: Request,
  base: string,
): Promise<Omit<ChatScreenProps, 'base'> & { cursor: number }> {
  const { member, scope } = await requireParticipant(ctx)
  if (scope.kind === 'adviser' && base !== ADVISERS_BASE) throw redirect(ADVISERS_BASE)
  const cursor = await getCursor(ctx)
  const { searchParams } = new URL(request.url)
  const query = (searchParams.get('q') ?? '').trim().slice(0, 300)
  const pages = numberIn(searchParams, 'pages') ?? 1
  const [person, { threads, hasMore }, hits] = await Promise.all([
    getPerson(ctx),
    listThreads(ctx, pages),
    query === '' ? undefined : searchMessages(ctx, query),
  ])
  return {
    cursor,
    person,
    reader: { id: member.userId, side: scope.kind },
    threads,
    hasMore,
    pages,
    today: irishDay(ctx.now()),
    search: hits === undefined ? undefined : { query, hits },
  }
}

/** One conversation. Loading it marks it as read. */
export async function loadThread(ctx: Ctx, request: Request, threadId: string) {
  const cursor = await getCursor(ctx)
  const { searchParams } = new URL(request.url)
  const messageId = searchParams.get('message') ?? undefined
  const read = await loadOrNotFound(readThread(ctx, threadId, { limit: numberIn(searchParams, 'limit'), messageId }))
  const last = read.messages.at(-1)
  if (last !== undefined && read.thread.unread > 0) await markRead(ctx, { threadId, messageId: last.id })
  return { cursor, ...read, sendingKey: randomUUID() }
}

export async function loadNewThread(ctx: Ctx) {
  const { scope } = await requireParticipant(ctx)
  const publicBodies = scope.kind === 'adviser' ? await listPublicBodies(ctx) : undefined
  return { sendingKey: randomUUID(), publicBodies }
}

function numberIn(params: URLSearchParams, name: string): number | undefined {
  const given = Number(params.get(name))
  return Number.isInteger(given) && given > 0 ? given : undefined
}
