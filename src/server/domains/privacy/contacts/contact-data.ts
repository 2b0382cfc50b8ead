import type { Tx } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { deleteMails } from '../../../mail/stored-mails.ts'
import { enqueueCalendarWrite } from '../../bookings/index.ts'
import { type ContactSubject, deleteUnusedContacts, hashEmail } from '../../contacts/index.ts'
import { deleteConversations } from '../../conversations/index.ts'
import { allConversations, buildContactPolicy, type ContactPolicy, listMailIds } from './contact-policy.ts'

const ofConversations = {
  by: 'conversation_id' as const,
  read: ({ conversationIds }: ContactSubject) => conversationIds,
  erased: allConversations,
}

/**
 * Every table that holds something of the people who write to an organisation, in the order of erasing. They are the third
 * kind of subject, beside people with an account and organisations.
 */
export const CONTACT_DATA = {
  outbox: {
    copied: ['template', 'recipient', 'created_at', 'sent_at'],
    withheld: ['id', 'organisation_id', 'reply_to', 'thread', 'props', 'attempts'],
    // Without the text, because a mail may contain a link that still works.
    find: (ctx, { organisationId, email }) =>
      ctx.db
        .selectFrom('outbox')
        .select(['template', 'recipient', 'created_at', 'sent_at'])
        .where('organisation_id', '=', organisationId)
        .where('recipient', '=', email)
        .orderBy('created_at')
        .execute(),
    erase: async (tx, subject) => deleteMails(tx, await listMailIds(tx, subject)),
  },
  search_terms: {
    copied: [],
    withheld: ['subject_kind', 'subject_id', 'term'],
    // The words of the messages. They go with the conversations.
    find: async () => [],
    erase: async () => undefined,
  },
  topics: { copied: [], withheld: ['topic', 'sequence'], find: async () => [], erase: async () => undefined },
  booking_codes: buildContactPolicy({
    name: 'booking_codes',
    copied: [],
    withheld: ['organisation_id', 'email_hash', 'code_hash', 'expires_at'],
    by: 'email_hash',
    read: ({ email }) => (['booking', 'data'] as const).map((purpose) => hashEmail({ email, purpose })),
  }),
  booking_holds: {
    ...buildContactPolicy({
      name: 'booking_holds',
      copied: ['id', 'service_name', 'diary_name', 'place', 'starts_at', 'ends_at', 'held_until'],
      withheld: [
        'organisation_id',
        'conversation_id',
        'request_key',
        'service_id',
        'diary_id',
        'diary_kind',
        'buffer_minutes',
        'price_cents',
        'created_at',
      ],
      by: 'conversation_id',
      read: ({ conversationIds }) => conversationIds,
    }),
    erase: eraseHolds,
  },
  waiting_links: buildContactPolicy({
    name: 'waiting_links',
    copied: [],
    withheld: ['token_hash', 'organisation_id', 'entry_id', 'created_at'],
    by: 'entry_id',
    read: ({ waitingIds }) => waitingIds,
  }),
  waiting_entries: buildContactPolicy({
    name: 'waiting_entries',
    copied: ['id', 'service_name', 'day', 'name', 'email', 'phone', 'language', 'state', 'offered_until', 'created_at'],
    withheld: ['organisation_id', 'conversation_id', 'request_key', 'service_id', 'passed', 'hold_id'],
    by: 'id',
    read: ({ waitingIds }) => waitingIds,
  }),
  calendar_events: {
    copied: [],
    withheld: [
      'id',
      'organisation_id',
      'source_id',
      'booking_id',
      'version',
      'etag',
      'starts_at',
      'ends_at',
      'state',
      'seen_etag',
      'seen_starts_at',
      'seen_ends_at',
      'created_at',
    ],
    find: async () => [],
    // The job takes the events out of the calendars, and their rows go with them.
    erase: removeEvents,
  },
  booking_changes: buildContactPolicy({
    name: 'booking_changes',
    copied: [
      'id',
      'booking_id',
      'kind',
      'author',
      'previous_starts_at',
      'starts_at',
      'diary_name',
      'replaced',
      'created_at',
    ],
    withheld: ['organisation_id', 'user_id', 'request_key'],
    by: 'booking_id',
    read: ({ bookingIds }) => bookingIds,
  }),
  booking_links: buildContactPolicy({
    name: 'booking_links',
    copied: [],
    withheld: ['token_hash', 'organisation_id', 'booking_id', 'mailed_at', 'created_at'],
    by: 'booking_id',
    read: ({ bookingIds }) => bookingIds,
  }),
  booking_cells: buildContactPolicy({
    name: 'booking_cells',
    copied: [],
    withheld: ['organisation_id', 'diary_id', 'cell', 'booking_id', 'held_until'],
    by: 'booking_id',
    read: ({ bookingIds }) => bookingIds,
  }),
  bookings: buildContactPolicy({
    name: 'bookings',
    copied: [
      'id',
      'service_name',
      'diary_name',
      'price_cents',
      'place',
      'starts_at',
      'ends_at',
      'status',
      'name',
      'email',
      'phone',
      'address',
      'note',
      'language',
      'created_at',
    ],
    withheld: [
      'organisation_id',
      'service_id',
      'diary_id',
      'diary_kind',
      'buffer_minutes',
      'conversation_id',
      'request_key',
      'version',
      'source',
      'clash_kept_at',
    ],
    by: 'id',
    read: ({ bookingIds }) => bookingIds,
  }),
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
  conversations: {
    ...buildContactPolicy({
      name: 'conversations',
      copied: [
        'id',
        'channel',
        'language',
        'outcome',
        'helped',
        'version',
        'created_at',
        'last_message_at',
        'closed_at',
      ],
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
    }),
    erase: eraseConversations,
  },
  contact_sessions: buildContactPolicy({
    name: 'contact_sessions',
    copied: [],
    withheld: ['token_hash', 'organisation_id', 'contact_id', 'expires_at'],
    by: 'contact_id',
    read: ({ contactId }) => [contactId ?? ''],
  }),
  contacts: buildContactPolicy({
    name: 'contacts',
    copied: ['id', 'name', 'email', 'phone', 'proven_email', 'created_at'],
    withheld: ['organisation_id'],
    by: 'id',
    read: ({ contactId }) => [contactId ?? ''],
  }),
} satisfies Partial<Record<keyof Database, ContactPolicy>>

/** With the contacts that nobody proved, of which each has one conversation. */
async function eraseConversations(tx: Tx, subject: ContactSubject): Promise<void> {
  const ids = allConversations(subject)
  if (ids.length === 0) return
  const rows = await tx.db.selectFrom('conversations').select('contact_id').where('id', 'in', ids).execute()
  await deleteConversations(
    tx,
    ids.map((conversationId) => ({ organisationId: subject.organisationId, conversationId })),
  )
  await deleteUnusedContacts(
    tx,
    rows.map(({ contact_id }) => contact_id),
  )
}

async function eraseHolds(tx: Tx, subject: ContactSubject): Promise<void> {
  const holds = await tx.db
    .deleteFrom('booking_holds')
    .where('organisation_id', '=', subject.organisationId)
    .where('conversation_id', 'in', ['', ...allConversations(subject)])
    .returning('id')
    .execute()
  const ids = ['', ...holds.map(({ id }) => id)]
  // A hold that became a booking has its id. Cells without an end are those of bookings.
  await tx.db.deleteFrom('booking_cells').where('booking_id', 'in', ids).where('held_until', 'is not', null).execute()
}

async function removeEvents(tx: Tx, { organisationId, bookingIds }: ContactSubject): Promise<void> {
  const events = await tx.db
    .selectFrom('calendar_events')
    .select(['source_id', 'booking_id'])
    .where('organisation_id', '=', organisationId)
    .where('booking_id', 'in', ['', ...bookingIds])
    .execute()
  for (const { source_id: sourceId, booking_id: id } of events) {
    await enqueueCalendarWrite(tx, { sourceId, organisationId }, { id, version: 'erased' })
  }
}
