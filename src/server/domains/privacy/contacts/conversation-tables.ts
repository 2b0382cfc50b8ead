import type { Database } from '../../../database/schema.ts'
import type { ContactSubject } from '../../contacts/index.ts'
import { allConversations, buildContactPolicy, type ContactPolicy } from './contact-policy.ts'

const ofConversations = {
  by: 'conversation_id' as const,
  read: ({ conversationIds }: ContactSubject) => conversationIds,
  erased: allConversations,
}

/** What was said and done in the conversations of a person. */
export const conversationTables = {
  unanswered_questions: buildContactPolicy({
    name: 'unanswered_questions',
    copied: ['id', 'conversation_id', 'text', 'language', 'created_at'],
    withheld: ['organisation_id', 'message_id', 'question_key', 'resolution', 'resolved_at'],
    ...ofConversations,
  }),
  // What colleagues write for each other about their work.
  conversation_notes: buildContactPolicy({
    name: 'conversation_notes',
    copied: [],
    withheld: ['id', 'organisation_id', 'conversation_id', 'author_id', 'text', 'created_at'],
    ...ofConversations,
  }),
  turns: buildContactPolicy({
    name: 'turns',
    copied: ['id', 'conversation_id', 'message_id', 'answerer', 'result', 'created_at', 'done_at'],
    // The steps repeat what was said.
    withheld: ['organisation_id', 'sequence', 'reply_id', 'steps'],
    ...ofConversations,
  }),
  messages: buildContactPolicy({
    name: 'messages',
    copied: ['id', 'conversation_id', 'sender', 'text', 'language', 'outcome', 'booking', 'created_at'],
    withheld: ['organisation_id', 'sequence', 'author_id', 'entries', 'idempotency_key'],
    ...ofConversations,
  }),
  conversations: buildContactPolicy({
    name: 'conversations',
    copied: ['id', 'channel', 'language', 'outcome', 'helped', 'version', 'created_at', 'last_message_at', 'closed_at'],
    withheld: [
      'organisation_id',
      'contact_id',
      'token_hash',
      'handler',
      'handled_by',
      'assignee_id',
      'staff_at',
      'disclosure',
      // What the receptionist remembers of the dialogue, which the messages say too.
      'state',
      'turn_lease',
      'turn_leased_until',
      'asked_at',
      'limited_at',
      'source',
      'model_tokens',
      'model_microcents',
    ],
    by: 'id',
    read: ({ conversationIds }) => conversationIds,
    erased: allConversations,
  }),
} satisfies Partial<Record<keyof Database, ContactPolicy>>
