import { sql } from 'kysely'
import { belongingToOrganisation } from './organisation-data.ts'
import type { TablePolicy } from './personal-data.ts'

/** What a public body and its advisers said is the body's record: it stays when one person goes, without the name. */
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
    erase: (tx, { userId, organisationId, isSoleOwner }) =>
      tx.db
        .deleteFrom('chat_read_marks')
        .where((row) =>
          isSoleOwner
            ? row.or([row('user_id', '=', userId), row('organisation_id', '=', organisationId)])
            : row('user_id', '=', userId),
        )
        .execute(),
  },
  chat_words: {
    holds: 'personal data',
    // The words of the messages again, so the messages themselves are the copy.
    find: async () => [],
    erase: async (tx, { organisationId, isSoleOwner }) =>
      isSoleOwner ? tx.db.deleteFrom('chat_words').where('organisation_id', '=', organisationId).execute() : undefined,
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
    erase: async (tx, { userId, organisationId, isSoleOwner }) => {
      if (isSoleOwner) await tx.db.deleteFrom('chat_messages').where('organisation_id', '=', organisationId).execute()
      await tx.db
        .updateTable('chat_messages')
        .set({ author_id: null, idempotency_key: null })
        .where('author_id', '=', userId)
        .execute()
    },
  },
  chat_threads: belongingToOrganisation('chat_threads'),
  topics: {
    holds: 'personal data',
    // How many events an organisation has: it goes with them, and says nothing about a person.
    find: async () => [],
    erase: async (tx, { organisationId, isSoleOwner }) =>
      isSoleOwner
        ? tx.db
            .deleteFrom('topics')
            .where(sql<boolean>`topic || ':' like ${`%:${organisationId}:%`}`)
            .execute()
        : undefined,
  },
} satisfies Record<string, TablePolicy>
