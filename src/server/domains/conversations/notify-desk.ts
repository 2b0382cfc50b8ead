import type { Tx } from '../../context.ts'
import { getDeskTopic } from '../../live/desk-topic.ts'
import { publishPassing } from '../../live/publish.ts'
import { type ConversationKey, getTalkTopic } from './messages.ts'

/** Notifies the desk after the commit that a conversation changed. */
export function notifyDesk(tx: Tx, { organisationId, conversationId }: ConversationKey): void {
  tx.afterCommit?.push(() => {
    publishPassing(tx, getDeskTopic(organisationId), { type: 'conversation', data: { id: conversationId } })
  })
}

/** Notifies the contact after the commit who answers now. */
export function notifyHandler(tx: Tx, conversation: ConversationKey, handler: 'receptionist' | 'person'): void {
  tx.afterCommit?.push(() => {
    publishPassing(tx, getTalkTopic(conversation), { type: 'handler', data: { handler } })
  })
}
