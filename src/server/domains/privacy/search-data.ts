import { sql } from 'kysely'
import { deleteTerms } from '../../search/terms.ts'
import { selectEnquiryIds } from './correspondence-data.ts'
import { orNone, type Person } from './person.ts'
import type { TablePolicy } from './table-policy.ts'

/** The search terms of people, organisations and messages. Erased before the rows that they belong to. */
export const searchTables = {
  search_terms: {
    holds: 'personal data',
    find: (ctx, person) =>
      ctx.db.selectFrom('search_terms').select(['subject_kind', 'term']).where(isAbout(person)).execute(),
    erase: async (tx, person) => {
      const { userId, endingIds } = person
      await deleteTerms(tx, 'user', [userId])
      await deleteTerms(tx, 'enquiry', selectEnquiryIds(tx, person))
      await deleteTerms(tx, 'organisation', orNone(endingIds))
      const tickets = tx.db.selectFrom('tickets').select('id').where('organisation_id', 'in', orNone(endingIds))
      await deleteTerms(tx, 'ticket', tickets)
      const conversations = tx.db
        .selectFrom('conversations')
        .select('id')
        .where('organisation_id', 'in', orNone(endingIds))
      await deleteTerms(tx, 'conversation', conversations)
    },
  },
} satisfies Record<string, TablePolicy>

function isAbout({ userId, endingIds }: Person) {
  const own = sql<boolean>`(subject_kind = 'user' and subject_id = ${userId})`
  const whole = sql<boolean>`(subject_kind = 'organisation' and subject_id in (${sql.join(orNone(endingIds))}))`
  return sql<boolean>`(${own} or ${whole})`
}
