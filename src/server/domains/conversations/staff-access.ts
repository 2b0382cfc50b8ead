import { id } from '#contracts/primitives.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Member, Tx } from '../../context.ts'
import { lockTopic } from '../../live/publish.ts'
import { conversationNotFoundError } from './identify-contact.ts'
import { type ConversationKey, getTalkTopic } from './messages.ts'

/** The member who may read the conversations of their organisation. */
export const requireReader = (ctx: Ctx): Member => requirePermission(ctx, 'conversations.read')

/** The member who may answer them. */
export const requireAnswerer = (ctx: Ctx): Member => requirePermission(ctx, 'conversations.answer')

/** The key of a conversation of the actor's organisation. Throws `not_found`. */
export async function getOwnKey(ctx: Ctx, conversationId: string): Promise<ConversationKey> {
  const { organisationId } = requireReader(ctx)
  if (!id('cvn').safeParse(conversationId).success) throw conversationNotFoundError()
  const row = await ctx.db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversationId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (row === undefined) throw conversationNotFoundError()
  return { organisationId, conversationId: row.id }
}

/** The same, locked until the caller's transaction ends. */
export async function lockOwnConversation(tx: Tx, conversationId: string): Promise<ConversationKey> {
  requireAnswerer(tx)
  const key = await getOwnKey(tx, conversationId)
  await lockTopic(tx, getTalkTopic(key))
  return key
}
