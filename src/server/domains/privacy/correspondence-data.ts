import { sql } from 'kysely'
import type { TablePolicy } from './personal-data.ts'

/** What was written to us and by us, found by the email address. */
export const correspondenceTables = {
  enquiries: {
    holds: 'personal data',
    find: async (ctx, { provenEmail }) =>
      provenEmail === undefined
        ? []
        : ctx.db
            .selectFrom('enquiries')
            .select(['id', 'kind', 'status', 'name', 'email', 'organization', 'organization_type', 'message'])
            .select(['reply_due_at', 'created_at'])
            .where(sqlLower('email'), '=', provenEmail)
            .orderBy('id')
            .execute(),
    erase: async (tx, { provenEmail }) =>
      provenEmail === undefined
        ? undefined
        : tx.db.deleteFrom('enquiries').where(sqlLower('email'), '=', provenEmail).execute(),
  },
  outbox: {
    holds: 'personal data',
    // Without what they say: a mail may hold a link that still works.
    find: (ctx, { email, createdAt }) =>
      ctx.db
        .selectFrom('outbox')
        .select(['template', 'recipient', 'status', 'created_at', 'sent_at'])
        .where('recipient', '=', email)
        .where('created_at', '>=', createdAt)
        .orderBy('id')
        .execute(),
    erase: (tx, { email, provenEmail, createdAt }) =>
      tx.db
        .deleteFrom('outbox')
        .where((row) =>
          row.or([
            row('recipient', '=', email),
            row('reply_to', '=', email),
            sql<boolean>`lower(props) like ${`%"email":${escapeLike(JSON.stringify(email))}%`} escape '~'`,
          ]),
        )
        // Before the account was made, mail to an address nobody proved to hold is somebody else's.
        .where('created_at', '>=', provenEmail === undefined ? createdAt : '1970-01-01T00:00:00.000Z')
        .execute(),
  },
} satisfies Record<string, TablePolicy>

function sqlLower(column: string) {
  return sql<string>`lower(${sql.ref(column)})`
}

function escapeLike(text: string): string {
  return text.replaceAll(/[~%_]/g, '~$&')
}
