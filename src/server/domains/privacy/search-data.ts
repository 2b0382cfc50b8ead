import { sql } from 'kysely'
import { idsOfEnquiries } from './correspondence-data.ts'
import type { Person } from './person.ts'
import type { TablePolicy } from './personal-data.ts'

/** The words that people, organisations and what they wrote are found by. They go before what they belong to. */
export const searchTables = {
  search_terms: {
    holds: 'personal data',
    find: (ctx, person) =>
      ctx.db.selectFrom('search_terms').select(['subject_kind', 'term']).where(isAbout(person)).execute(),
    erase: async (tx, person) => {
      await tx.db.deleteFrom('search_terms').where(isAbout(person)).execute()
      await tx.db
        .deleteFrom('search_terms')
        .where('subject_kind', '=', 'enquiry')
        .where('subject_id', 'in', idsOfEnquiries(tx, person))
        .execute()
      if (!person.isSoleOwner) return
      const tickets = tx.db.selectFrom('tickets').select('id').where('organisation_id', '=', person.organisationId)
      await tx.db
        .deleteFrom('search_terms')
        .where('subject_kind', '=', 'ticket')
        .where('subject_id', 'in', tickets)
        .execute()
    },
  },
} satisfies Record<string, TablePolicy>

function isAbout({ userId, organisationId, isSoleOwner }: Person) {
  const own = sql<boolean>`(subject_kind = 'user' and subject_id = ${userId})`
  const whole = sql<boolean>`(subject_kind = 'organisation' and subject_id = ${organisationId})`
  return isSoleOwner ? sql<boolean>`(${own} or ${whole})` : own
}
