import type { Ctx } from '../../context.ts'
import { type AuditAction, listActionsOn } from '../audit/index.ts'
import { type ConversationKey, listMessagesAfter } from './messages.ts'

const MAX_MESSAGES = 1_000

const STAFF_ACTIONS: AuditAction[] = [
  'conversation.taken_over',
  'conversation.given_back',
  'conversation.assigned',
  'conversation.outcome_set',
]

/** Loads all stored rows of a conversation, each kind in order. */
export async function loadRecords({ db, ...ctx }: Ctx, key: ConversationKey) {
  const { conversationId } = key
  const [messages, turns, unknown, notes, actions] = await Promise.all([
    listMessagesAfter({ db }, key, 0, MAX_MESSAGES),
    db
      .selectFrom('turns')
      .select(['id', 'message_id', 'reply_id', 'result', 'answerer', 'steps'])
      .where('conversation_id', '=', conversationId)
      .orderBy('sequence')
      .execute(),
    db
      .selectFrom('unanswered_questions')
      .select(['id', 'message_id', 'text', 'resolution'])
      .where('conversation_id', '=', conversationId)
      .execute(),
    db
      .selectFrom('conversation_notes')
      .select(['id', 'author_id', 'text', 'created_at'])
      .where('conversation_id', '=', conversationId)
      .orderBy('id')
      .execute(),
    listActionsOn({ db, ...ctx }, conversationId, STAFF_ACTIONS),
  ])
  return { messages, turns, unknown, notes, actions }
}

export type ConversationRecords = Awaited<ReturnType<typeof loadRecords>>
