import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockTopic } from '../../live/publish.ts'
import { recordAudit } from '../audit/index.ts'
import { appendMessage } from './append-message.ts'
import { getChatTopic, takeNumbers } from './message-numbers.ts'
import { getSide, requireParticipant } from './require-participant.ts'
import { getThreadRow } from './thread-row.ts'

/** Closes a thread, for either side. Its messages stay readable. A second call does nothing. */
export function closeThread(ctx: Ctx, threadId: unknown): Promise<void> {
  return setThreadState(ctx, threadId, 'closed')
}

export function reopenThread(ctx: Ctx, threadId: unknown): Promise<void> {
  return setThreadState(ctx, threadId, 'reopened')
}

async function setThreadState(ctx: Ctx, threadId: unknown, to: 'closed' | 'reopened'): Promise<void> {
  const { member, scope } = await requireParticipant(ctx, 'conversations.answer')
  await inTransaction(ctx, async (tx) => {
    const { id, organisation_id } = await getThreadRow(tx, scope, threadId)
    const isOpen = await lockThreadState(tx, organisation_id, id)
    if (isOpen === (to === 'reopened')) return
    const numbers = await takeNumbers(tx, organisation_id)
    const now = tx.now().toISOString()
    await tx.db
      .updateTable('chat_threads')
      .set({ closed_at: to === 'closed' ? now : null, last_sequence: numbers.sequence, last_message_at: now })
      .where('id', '=', id)
      .execute()
    await appendMessage(tx, numbers, {
      thread_id: id,
      organisation_id,
      kind: 'notice',
      side: getSide(scope),
      author_id: member.userId,
      body: `${to} this conversation`,
    })
    await recordAudit(tx, `chat.thread_${to}`, { kind: 'chat_thread', id }, { organisationId: organisation_id })
  })
}

/** Locks the organisation's topic first, as every sender does, so that parallel changes run one after another. */
async function lockThreadState(tx: Tx, organisationId: string, threadId: string): Promise<boolean> {
  await lockTopic(tx, getChatTopic({ kind: 'organisation', organisationId }))
  const { closed_at } = await tx.db
    .selectFrom('chat_threads')
    .select('closed_at')
    .where('id', '=', threadId)
    .executeTakeFirstOrThrow()
  return closed_at === null
}
