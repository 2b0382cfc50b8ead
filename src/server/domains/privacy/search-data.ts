import { sql } from 'kysely'
import { deleteTerms } from '../../search/terms.ts'
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
      const { userId, organisationId, isSoleOwner } = person
      await deleteTerms(tx, 'user', [userId])
      await deleteTerms(tx, 'enquiry', idsOfEnquiries(tx, person))
      if (!isSoleOwner) return
      await deleteTerms(tx, 'organisation', [organisationId])
      const tickets = tx.db.selectFrom('tickets').select('id').where('organisation_id', '=', organisationId)
      await deleteTerms(tx, 'ticket', tickets)
    },
  },
} satisfies Record<string, TablePolicy>

function isAbout({ userId, organisationId, isSoleOwner }: Person) {
  const own = sql<boolean>`(subject_kind = 'user' and subject_id = ${userId})`
  const whole = sql<boolean>`(subject_kind = 'organisation' and subject_id = ${organisationId})`
  return isSoleOwner ? sql<boolean>`(${own} or ${whole})` : own
}
