import { sql } from 'kysely'
import type { Ctx, Tx } from '../../context.ts'
import { deleteMails, mailStatus } from '../../mail/stored-mails.ts'
import type { Person } from './person.ts'
import type { TablePolicy } from './table-policy.ts'

/** What people wrote to us and we to them, found by the email address. */
export const correspondenceTables = {
  enquiry_entries: {
    holds: 'personal data',
    find: async (ctx, person) =>
      ctx.db
        .selectFrom('enquiry_entries')
        .select(['enquiry_id', 'kind', 'body', 'created_at'])
        .where('enquiry_id', 'in', selectEnquiryIds(ctx, person))
        .orderBy('id')
        .execute(),
    erase: (tx, person) =>
      tx.db.deleteFrom('enquiry_entries').where('enquiry_id', 'in', selectEnquiryIds(tx, person)).execute(),
  },
  enquiries: {
    holds: 'personal data',
    find: async (ctx, person) =>
      ctx.db
        .selectFrom('enquiries')
        .select(['id', 'kind', 'topic', 'status', 'name', 'email', 'organization', 'organization_type', 'message'])
        .select(['reply_due_at', 'answered_at', 'created_at'])
        .where('id', 'in', selectEnquiryIds(ctx, person))
        .orderBy('id')
        .execute(),
    erase: (tx, person) => tx.db.deleteFrom('enquiries').where('id', 'in', selectEnquiryIds(tx, person)).execute(),
  },
  outbox: {
    holds: 'personal data',
    // Without the text, because a mail may contain a link that still works.
    find: (ctx, { email, createdAt }) =>
      ctx.db
        .selectFrom('outbox')
        .select(['template', 'recipient', 'created_at', 'sent_at'])
        .select(mailStatus.as('status'))
        // Visitors' addresses are stored as typed.
        .where(lowerCase('recipient'), '=', email)
        .where('created_at', '>=', createdAt)
        .orderBy('id')
        .execute(),
    erase: (tx, person) => deleteMails(tx, selectMailIds(tx, person)),
  },
} satisfies Record<string, TablePolicy>

/** Sent while signed in, or from an address that the person has proved. */
export function selectEnquiryIds({ db }: Pick<Ctx, 'db'>, { userId, provenEmail }: Person) {
  return db
    .selectFrom('enquiries')
    .select('id')
    .where((row) =>
      row.or([
        row('user_id', '=', userId),
        ...(provenEmail === undefined ? [] : [row(lowerCase('email'), '=', provenEmail)]),
      ]),
    )
}

/** Mails to the person, and mails that contain their address. */
function selectMailIds({ db }: Pick<Ctx, 'db'>, { email, provenEmail, createdAt }: Person) {
  return (
    db
      .selectFrom('outbox')
      .select('id')
      .where((row) =>
        row.or([
          row(lowerCase('recipient'), '=', email),
          row(lowerCase('reply_to'), '=', email),
          sql<boolean>`lower(props) like ${`%"email":${escapeLike(JSON.stringify(email))}%`} escape '~'`,
        ]),
      )
      // Before the account existed, mail to an unproved address may belong to somebody else.
      .where('created_at', '>=', provenEmail === undefined ? createdAt : '1970-01-01T00:00:00.000Z')
  )
}

/** The rows about somebody without an account, by table and id. */
export async function listCorrespondence(tx: Tx, person: Person) {
  const [enquiries, mails, tokens] = [
    await selectEnquiryIds(tx, person).execute(),
    await selectMailIds(tx, person).execute(),
    await tx.db.selectFrom('one_time_tokens').select('id').where('email', '=', person.email).execute(),
  ]
  return [
    ...enquiries.map(({ id }) => ({ table: 'enquiries' as const, id })),
    ...mails.map(({ id }) => ({ table: 'outbox' as const, id })),
    ...tokens.map(({ id }) => ({ table: 'one_time_tokens' as const, id })),
  ]
}

function lowerCase(column: string) {
  return sql<string>`lower(${sql.ref(column)})`
}

function escapeLike(text: string): string {
  return text.replaceAll(/[~%_]/g, '~$&')
}
