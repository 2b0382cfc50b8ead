import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockTopic } from '../../live/publish.ts'
import { recordAudit } from '../audit/index.ts'
import { appendMessage } from './append.ts'
import { requireParticipant, sideOf } from './scope.ts'
import { getThreadRow } from './thread-row.ts'
import { takePlace, topicOf } from './topics.ts'

/** Ends a thread; either side may. Everything stays readable. A second time it does nothing. */
export function closeThread(ctx: Ctx, threadId: unknown): Promise<void> {
  return change(ctx, threadId, 'closed')
}

/** Goes on with a thread that was closed. */
export function reopenThread(ctx: Ctx, threadId: unknown): Promise<void> {
  return change(ctx, threadId, 'reopened')
}

async function change(ctx: Ctx, threadId: unknown, to: 'closed' | 'reopened'): Promise<void> {
  const { member, scope } = await requireParticipant(ctx)
  await inTransaction(ctx, async (tx) => {
    const { id, organisation_id } = await getThreadRow(tx, scope, threadId)
    const isOpen = await lockedState(tx, organisation_id, id)
    if (isOpen === (to === 'reopened')) return
    const place = await takePlace(tx, organisation_id)
    const now = tx.now().toISOString()
    await tx.db
      .updateTable('chat_threads')
      .set({ closed_at: to === 'closed' ? now : null, last_sequence: place.sequence, last_message_at: now })
      .where('id', '=', id)
      .execute()
    await appendMessage(tx, place, {
      thread_id: id,
      organisation_id,
      kind: 'notice',
      side: sideOf(scope),
      author_id: member.userId,
      body: `${to} this conversation`,
    })
    await recordAudit(tx, `chat.thread_${to}`, { kind: 'chat_thread', id })
  })
}

/** Locks the organisation's topic first, as every sender does, so that of two who close at once one sees the other. */
async function lockedState(tx: Tx, organisationId: string, threadId: string): Promise<boolean> {
  await lockTopic(tx, topicOf({ kind: 'organisation', organisationId }))
  const { closed_at } = await tx.db
    .selectFrom('chat_threads')
    .select('closed_at')
    .where('id', '=', threadId)
    .executeTakeFirstOrThrow()
  return closed_at === null
}
