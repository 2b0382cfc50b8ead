import type { Tx } from '../../context.ts'
import { countConversation } from '../usage/index.ts'
import type { ConversationKey } from './messages.ts'

/** Counts a conversation before its first message. Records when the plan's conversations were used up. */
export async function countBegun(tx: Tx, { organisationId, conversationId }: ConversationKey): Promise<void> {
  const { written } = await tx.db
    .selectFrom('messages')
    .select((row) => row.fn.countAll<number>().as('written'))
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', 'contact')
    .executeTakeFirstOrThrow()
  // The usage was already counted by another message in the same millisecond.
  if (Number(written) > 0) return
  if (!(await countConversation(tx, organisationId))) return
  await tx.db
    .updateTable('conversations')
    .set({ limited_at: tx.now().toISOString() })
    .where('id', '=', conversationId)
    .execute()
}
