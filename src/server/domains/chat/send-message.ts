import { type ChatMessage, messageSending } from '#contracts/chat.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { appendMessage } from './append.ts'
import { presentMessage, selectMessages } from './messages.ts'
import { noSuchThread, type Participant, requireParticipant, sideOf } from './scope.ts'
import { getThreadRow } from './thread-row.ts'
import { takePlace } from './topics.ts'

/**
 * Adds a message to a thread. The same `key` of the same person again has no second effect and answers with the first;
 * with other words it is a `conflict`, and so is a thread that was closed.
 */
export async function sendMessage(ctx: Ctx, input: unknown, key?: string): Promise<ChatMessage> {
  const participant = await requireParticipant(ctx)
  const { threadId, text } = parseThreadInput(input)
  const known = await findSent(ctx, participant, threadId, text, key)
  if (known !== undefined) return known
  try {
    return await inTransaction(ctx, (tx) => store(tx, participant, threadId, text, key))
  } catch (error) {
    // The same sending, a moment earlier: the number taken for this one was given back with its transaction.
    const first = isUniqueViolation(error) ? await findSent(ctx, participant, threadId, text, key) : undefined
    if (first === undefined) throw error
    return first
  }
}

/** An id that cannot be one is a thread that is not there. */
function parseThreadInput(input: unknown) {
  const given = typeof input === 'object' && input !== null && 'threadId' in input ? input.threadId : undefined
  if (!messageSending.shape.threadId.safeParse(given).success) throw noSuchThread()
  return parseInput(messageSending, input)
}

async function store(
  tx: Tx,
  { member, scope }: Participant,
  threadId: string,
  text: string,
  key: string | undefined,
): Promise<ChatMessage> {
  const thread = await getThreadRow(tx, scope, threadId)
  const place = await takePlace(tx, thread.organisation_id)
  const moved = await tx.db
    .updateTable('chat_threads')
    .set({ last_sequence: place.sequence, last_message_at: tx.now().toISOString(), source: 'real' })
    .where('id', '=', threadId)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (moved === undefined) throw new AppError('conflict', 'This conversation is closed. Reopen it to write here.')
  const id = await appendMessage(tx, place, {
    thread_id: threadId,
    organisation_id: thread.organisation_id,
    kind: 'message',
    side: sideOf(scope),
    author_id: member.userId,
    body: text,
    idempotency_key: key,
  })
  const row = await selectMessages(tx).where('chat_messages.id', '=', id).executeTakeFirstOrThrow()
  return presentMessage(row, scope)
}

async function findSent(
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
