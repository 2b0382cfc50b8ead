import { z } from 'zod'
import { paragraph } from '#contracts/primitives.ts'
import { MAX_MESSAGE_LENGTH } from '#contracts/receptionist/talk.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { detectEmergency } from '../../assistant/emergency/detect-emergency.ts'
import { detectLanguage } from '../../assistant/language/detect-language.ts'
import type { Tx } from '../../context.ts'
import { runTogether } from '../../database/run-together.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { AppError } from '../../errors.ts'
import { consumeRateLimit, hashKey } from '../../limits/rate-limit.ts'
import { TALK_SENT_BY_ADDRESS, TALK_SENT_BY_ORGANISATION } from '../../limits/table.ts'
import { parseInput } from '../../parse.ts'
import { countBegun } from './count-begun.ts'
import { type ContactCtx, requireConversation } from './identify-contact.ts'
import { openMessage } from './messages.ts'
import { notifyDesk } from './notify-desk.ts'
import { refuseOnceGone } from './refuse-once-gone.ts'
import { wakeConversation } from './turn-lease.ts'
import { buildTurn } from './turns.ts'

const messageText = z.object({
  text: paragraph(1, 'Please write a message', { maxLength: 2 * MAX_MESSAGE_LENGTH }),
})

export type ReceivedMessage = {
  id: string
  /** The caller's lease of the conversation's turns. Undefined while another process has it. */
  lease?: string
}

/**
 * Stores a contact's message with its turn. The same key gets the same message. Throws `too_large`, `conflict` for the
 * same key with another text, `not_found` for a deleted conversation, and `rate_limited`.
 */
export async function receiveMessage(
  ctx: ContactCtx,
  input: { text?: unknown },
  key?: string,
): Promise<ReceivedMessage> {
  const text = readText(input)
  await consumeLimits(ctx, text)
  const { actor } = ctx
  const earlier = await findSent(ctx, text, key)
  if (earlier !== undefined) return earlier
  try {
    const storing = inTransaction(ctx, (tx) => storeMessage(tx, actor, text, key))
    return await refuseOnceGone(storing, () => requireConversation(ctx))
  } catch (error) {
    // The same request arrived a moment earlier. This transaction rolled back, so its number is free again.
    const first = isUniqueViolation(error) ? await findSent(ctx, text, key) : undefined
    if (first === undefined) throw error
    return first
  }
}

function readText({ text }: { text?: unknown }): string {
  if (typeof text === 'string' && [...text].length > MAX_MESSAGE_LENGTH) {
    throw new AppError('too_large', `A message has at most ${formatCount(MAX_MESSAGE_LENGTH)} characters.`)
  }
  return parseInput(messageText, { text }).text
}

/** The organisation's limit does not apply to emergencies, so that a flood of messages cannot block them. */
async function consumeLimits(ctx: ContactCtx, text: string): Promise<void> {
  await consumeRateLimit(ctx, TALK_SENT_BY_ADDRESS, ctx.client?.address)
  if (detectEmergency(text) !== null) return
  await consumeRateLimit(ctx, TALK_SENT_BY_ORGANISATION, hashKey(ctx.actor.organisationId))
}

async function storeMessage(
  tx: Tx,
  conversation: ContactCtx['actor'],
  text: string,
  key: string | undefined,
): Promise<ReceivedMessage> {
  const { sequence, build } = await openMessage(tx, conversation)
  const { language, lease, isFirst } = await wakeConversation(tx, conversation)
  if (isFirst) await countBegun(tx, conversation)
  const { id, writes } = build({ sender: 'contact', text, language: detectLanguage(text) ?? language, key })
  await runTogether(tx, [...writes, ...buildTurn(tx, conversation, { messageId: id, sequence })])
  notifyDesk(tx, conversation)
  return { id, ...(lease !== undefined && { lease }) }
}

async function findSent(ctx: ContactCtx, text: string, key: string | undefined): Promise<ReceivedMessage | undefined> {
  if (key === undefined) return undefined
  const row = await ctx.db
    .selectFrom('messages')
    .select(['id', 'text'])
    .where('conversation_id', '=', ctx.actor.conversationId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.text !== text) throw new AppError('conflict', 'This key was already used for another message.')
  return { id: row.id }
}
