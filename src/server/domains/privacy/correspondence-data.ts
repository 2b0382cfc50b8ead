import { sql } from 'kysely'
import type { Ctx, Tx } from '../../context.ts'
import { deleteMails, mailStatus } from '../../mail/stored-mails.ts'
import type { Person } from './person.ts'
import type { TablePolicy } from './personal-data.ts'

/** What was written to us and by us, found by the email address. */
export const correspondenceTables = {
  enquiry_entries: {
    holds: 'personal data',
    find: async (ctx, person) =>
      ctx.db
        .selectFrom('enquiry_entries')
        .select(['enquiry_id', 'kind', 'body', 'created_at'])
        .where('enquiry_id', 'in', idsOfEnquiries(ctx, person))
        .orderBy('id')
        .execute(),
    erase: (tx, person) =>
      tx.db.deleteFrom('enquiry_entries').where('enquiry_id', 'in', idsOfEnquiries(tx, person)).execute(),
  },
  enquiries: {
    holds: 'personal data',
    find: async (ctx, person) =>
      ctx.db
        .selectFrom('enquiries')
        .select(['id', 'kind', 'topic', 'status', 'name', 'email', 'organization', 'organization_type', 'message'])
        .select(['reply_due_at', 'answered_at', 'created_at'])
        .where('id', 'in', idsOfEnquiries(ctx, person))
        .orderBy('id')
        .execute(),
    erase: (tx, person) => tx.db.deleteFrom('enquiries').where('id', 'in', idsOfEnquiries(tx, person)).execute(),
  },
  outbox: {
    holds: 'personal data',
    // Without what they say: a mail may hold a link that still works.
    find: (ctx, { email, createdAt }) =>
      ctx.db
        .selectFrom('outbox')
        .select(['template', 'recipient', 'created_at', 'sent_at'])
        .select(mailStatus.as('status'))
        // Visitors' addresses are kept as they typed them.
        .where(sqlLower('recipient'), '=', email)
        .where('created_at', '>=', createdAt)
        .orderBy('id')
        .execute(),
    erase: (tx, person) => deleteMails(tx, idsOfMails(tx, person)),
  },
} satisfies Record<string, TablePolicy>

/** Sent while signed in, or under an address that the person proved to hold. */
export function idsOfEnquiries({ db }: Pick<Ctx, 'db'>, { userId, provenEmail }: Person) {
  return db
    .selectFrom('enquiries')
    .select('id')
    .where((row) =>
      row.or([
        row('user_id', '=', userId),
        ...(provenEmail === undefined ? [] : [row(sqlLower('email'), '=', provenEmail)]),
      ]),
    )
}

/** To the person, and those that quote their address. */
function idsOfMails({ db }: Pick<Ctx, 'db'>, { email, provenEmail, createdAt }: Person) {
  return (
    db
      .selectFrom('outbox')
      .select('id')
      .where((row) =>
        row.or([
          row(sqlLower('recipient'), '=', email),
          row(sqlLower('reply_to'), '=', email),
          sql<boolean>`lower(props) like ${`%"email":${escapeLike(JSON.stringify(email))}%`} escape '~'`,
        ]),
      )
      // Before the account was made, mail to an address nobody proved to hold is somebody else's.
      .where('created_at', '>=', provenEmail === undefined ? createdAt : '1970-01-01T00:00:00.000Z')
  )
}

/** What there is of somebody without an account, by table and id. */
export async function listCorrespondence(tx: Tx, person: Person) {
  const [enquiries, mails, tokens] = [
    await idsOfEnquiries(tx, person).execute(),
    await idsOfMails(tx, person).execute(),
    await tx.db.selectFrom('one_time_tokens').select('id').where('email', '=', person.email).execute(),
  ]
  return [
    ...enquiries.map(({ id }) => ({ table: 'enquiries' as const, id })),
    ...mails.map(({ id }) => ({ table: 'outbox' as const, id })),
    ...tokens.map(({ id }) => ({ table: 'one_time_tokens' as const, id })),
  ]
}

function sqlLower(column: string) {
  return sql<string>`lower(${sql.ref(column)})`
}

function escapeLike(text: string): string {
  return text.replaceAll(/[~%_]/g, '~$&')
}
