import type { TablePolicy } from './personal-data.ts'

/** Tickets belong to the organisation: they stay with the colleagues of somebody who leaves, without the author's name. */
export const supportTables = {
  ticket_messages: {
    holds: 'personal data',
    // Without what the team noted for itself.
    find: (ctx, { organisationId }) =>
      ctx.db
        .selectFrom('ticket_messages')
        .select(['ticket_id', 'kind', 'side', 'author_id', 'body', 'created_at'])
        .where('organisation_id', '=', organisationId)
        .where('kind', '!=', 'note')
        .orderBy('id')
        .execute(),
    erase: async (tx, { isSoleOwner, organisationId }) => {
      if (!isSoleOwner) return
      await tx.db.deleteFrom('ticket_messages').where('organisation_id', '=', organisationId).execute()
    },
  },
  tickets: {
    holds: 'personal data',
    find: (ctx, { organisationId }) =>
      ctx.db
        .selectFrom('tickets')
        .select(['id', 'number', 'opened_by', 'subject', 'category', 'state', 'rating', 'source', 'created_at'])
        .where('organisation_id', '=', organisationId)
        .orderBy('id')
        .execute(),
    erase: async (tx, { isSoleOwner, organisationId }) => {
      if (!isSoleOwner) return
      await tx.db.deleteFrom('tickets').where('organisation_id', '=', organisationId).execute()
    },
  },
} satisfies Record<string, TablePolicy>
