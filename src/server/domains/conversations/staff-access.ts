import { id } from '#contracts/primitives.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Member, Tx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { lockTopic } from '../../live/publish.ts'
import { conversationNotFoundError } from './identify-contact.ts'
import { type ConversationKey, getTalkTopic } from './messages.ts'

/** Returns the member if they may read conversations. */
export const requireReader = (ctx: Ctx): Member => requirePermission(ctx, 'conversations.read')

/** Returns the member if they may answer conversations. */
export const requireAnswerer = (ctx: Ctx): Member => requirePermission(ctx, 'conversations.answer')

/** Returns the key of a conversation of the actor's organisation. Throws `not_found`. */
export async function getOwnKey(ctx: Ctx, conversationId: string): Promise<ConversationKey> {
  const { organisationId } = await getOwnRow(ctx, conversationId)
  return { organisationId, conversationId }
}

/**
 * Returns the key and locks the conversation until the transaction ends. Throws `conflict` for a sample, because no
 * contact would read the change.
 */
export async function lockOwnConversation(tx: Tx, conversationId: string): Promise<ConversationKey> {
  requireAnswerer(tx)
  const { organisationId, source } = await getOwnRow(tx, conversationId)
  if (source === 'sample') throw new AppError('conflict', 'This is a sample conversation. Nobody reads an answer.')
  const key = { organisationId, conversationId }
  await lockTopic(tx, getTalkTopic(key))
  return key
}

async function getOwnRow(ctx: Ctx, conversationId: string) {
  const { organisationId } = requireReader(ctx)
  if (!id('cvn').safeParse(conversationId).success) throw conversationNotFoundError()
  const row = await ctx.db
    .selectFrom('conversations')
    .select('source')
    .where('id', '=', conversationId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (row === undefined) throw conversationNotFoundError()
  return { organisationId, source: row.source }
}
