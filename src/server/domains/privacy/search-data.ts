import { sql } from 'kysely'
import type { Person } from './person.ts'
import type { TablePolicy } from './personal-data.ts'

/** The words that people and organisations are found by. */
export const searchTables = {
  search_terms: {
    holds: 'personal data',
    find: (ctx, person) =>
      ctx.db.selectFrom('search_terms').select(['subject_kind', 'term']).where(isAbout(person)).execute(),
    erase: (tx, person) => tx.db.deleteFrom('search_terms').where(isAbout(person)).execute(),
  },
} satisfies Record<string, TablePolicy>

function isAbout({ userId, organisationId, isSoleOwner }: Person) {
  const own = sql<boolean>`(subject_kind = 'user' and subject_id = ${userId})`
  const whole = sql<boolean>`(subject_kind = 'organisation' and subject_id = ${organisationId})`
  return isSoleOwner ? sql<boolean>`(${own} or ${whole})` : own
}
