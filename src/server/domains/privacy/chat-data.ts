import { sql } from 'kysely'
import { buildOrganisationPolicy } from './organisation-data.ts'
import { orNone } from './person.ts'
import type { TablePolicy } from './table-policy.ts'

/** Messages are the public body's record. They stay without the name when one person is erased. */
export const chatTables = {
  chat_presence: {
    holds: 'personal data',
    find: (ctx, { userId }) =>
      ctx.db.selectFrom('chat_presence').select('seen_at').where('user_id', '=', userId).execute(),
    erase: (tx, { userId }) => tx.db.deleteFrom('chat_presence').where('user_id', '=', userId).execute(),
  },
  chat_read_marks: {
    holds: 'personal data',
    find: (ctx, { userId }) =>
      ctx.db
        .selectFrom('chat_read_marks')
        .select(['thread_id', 'read_sequence', 'mailed_at'])
        .where('user_id', '=', userId)
        .execute(),
    erase: (tx, { userId, endingIds }) =>
      tx.db
        .deleteFrom('chat_read_marks')
        .where((row) => row.or([row('user_id', '=', userId), row('organisation_id', 'in', orNone(endingIds))]))
        .execute(),
  },
  chat_words: {
    holds: 'personal data',
    // These are the words of the messages, and the copy contains the messages.
    find: async () => [],
    erase: (tx, { endingIds }) =>
      tx.db.deleteFrom('chat_words').where('organisation_id', 'in', orNone(endingIds)).execute(),
  },
  chat_messages: {
    holds: 'personal data',
    find: (ctx, { userId }) =>
      ctx.db
        .selectFrom('chat_messages')
        .select(['thread_id', 'kind', 'body', 'created_at'])
        .where('author_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    erase: async (tx, { userId, endingIds }) => {
      await tx.db.deleteFrom('chat_messages').where('organisation_id', 'in', orNone(endingIds)).execute()
      await tx.db
        .updateTable('chat_messages')
        .set({ author_id: null, idempotency_key: null })
        .where('author_id', '=', userId)
        .execute()
    },
  },
  chat_threads: buildOrganisationPolicy('chat_threads'),
  topics: {
    holds: 'personal data',
    // The number of events of an organisation, which says nothing about a person.
    find: async () => [],
    erase: async (tx, { endingIds }) => {
      for (const organisationId of endingIds) {
        const isOurs = sql<boolean>`topic || ':' like ${`%:${organisationId}:%`}`
        await tx.db.deleteFrom('topics').where(isOurs).execute()
      }
    },
  },
} satisfies Record<string, TablePolicy>
