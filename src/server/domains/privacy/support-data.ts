import { orNone } from './person.ts'
import type { TablePolicy } from './table-policy.ts'

/** Tickets belong to the organisation. They stay with the colleagues, without the author's name. */
export const supportTables = {
  ticket_messages: {
    holds: 'personal data',
    // Without the team's notes.
    find: (ctx, { userId, organisationIds }) =>
      ctx.db
        .selectFrom('ticket_messages')
        .select(['ticket_id', 'kind', 'side', 'author_id', 'body', 'created_at'])
        .where((row) => row.or([row('author_id', '=', userId), row('organisation_id', 'in', orNone(organisationIds))]))
        .where('kind', '!=', 'note')
        .orderBy('id')
        .execute(),
    erase: (tx, { endingIds }) =>
      tx.db.deleteFrom('ticket_messages').where('organisation_id', 'in', orNone(endingIds)).execute(),
  },
  tickets: {
    holds: 'personal data',
    find: (ctx, { userId, organisationIds }) =>
      ctx.db
        .selectFrom('tickets')
        .select(['id', 'number', 'opened_by', 'subject', 'category', 'state', 'rating', 'source', 'created_at'])
        .where((row) => row.or([row('opened_by', '=', userId), row('organisation_id', 'in', orNone(organisationIds))]))
        .orderBy('id')
        .execute(),
    erase: (tx, { endingIds }) =>
      tx.db.deleteFrom('tickets').where('organisation_id', 'in', orNone(endingIds)).execute(),
  },
} satisfies Record<string, TablePolicy>
