import { type ChatMessage, messageSending } from '#contracts/chat.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { appendMessage } from './append-message.ts'
import { takeNumbers } from './message-numbers.ts'
import { getSide, type Participant, requireParticipant, threadNotFoundError } from './require-participant.ts'
import { presentMessage, selectMessages } from './select-messages.ts'
import { getThreadRow } from './thread-row.ts'

/**
 * Adds a message to a thread. The same person gets the same message for the same `key`. Throws `conflict` for the same
 * key with another text, and for a closed thread.
 */
export async function sendMessage(ctx: Ctx, input: unknown, key?: string): Promise<ChatMessage> {
  const participant = await requireParticipant(ctx, 'conversations.answer')
  const { threadId, text } = parseThreadInput(input)
  const earlier = await findSentMessage(ctx, participant, threadId, text, key)
  if (earlier !== undefined) return earlier
  try {
    return await inTransaction(ctx, (tx) => storeMessage(tx, participant, threadId, text, key))
  } catch (error) {
    // The same request arrived a moment earlier. This transaction rolled back, so its number is free again.
    const first = isUniqueViolation(error) ? await findSentMessage(ctx, participant, threadId, text, key) : undefined
    if (first === undefined) throw error
    return first
  }
}

/** Answer an impossible id like an unknown thread. */
function parseThreadInput(input: unknown) {
  const given = typeof input === 'object' && input !== null && 'threadId' in input ? input.threadId : undefined
  if (!messageSending.shape.threadId.safeParse(given).success) throw threadNotFoundError()
  return parseInput(messageSending, input)
}

async function storeMessage(
  tx: Tx,
  { member, scope }: Participant,
  threadId: string,
  text: string,
  key: string | undefined,
): Promise<ChatMessage> {
  const thread = await getThreadRow(tx, scope, threadId)
  const numbers = await takeNumbers(tx, thread.organisation_id)
  const updated = await tx.db
    .updateTable('chat_threads')
    .set({ last_sequence: numbers.sequence, last_message_at: tx.now().toISOString(), source: 'real' })
    .where('id', '=', threadId)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (updated === undefined) throw new AppError('conflict', 'This conversation is closed. Reopen it to write here.')
  const id = await appendMessage(tx, numbers, {
    thread_id: threadId,
    organisation_id: thread.organisation_id,
    kind: 'message',
    side: getSide(scope),
    author_id: member.userId,
    body: text,
    idempotency_key: key,
  })
  const row = await selectMessages(tx).where('chat_messages.id', '=', id).executeTakeFirstOrThrow()
  return presentMessage(row, scope)
}

async function findSentMessage(
  ctx: Ctx,
  { member, scope }: Participant,
  threadId: string,
  text: string,
  key: string | undefined,
): Promise<ChatMessage | undefined> {
  if (key === undefined) return undefined
  const row = await selectMessages(ctx)
    .where('author_id', '=', member.userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.thread_id !== threadId || row.body !== text) {
    throw new AppError('conflict', 'This key was already used for another message.')
  }
  return presentMessage(row, scope)
}
