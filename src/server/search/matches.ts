import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../context.ts'
import type { SearchTermsTable } from '../database/administration-tables.ts'
import { wordsOf } from './fold.ts'
import { beginsWith, countTerms } from './terms.ts'

/** Matches of a search are counted and paged no further: somebody with more has to say what they mean. */
export const MOST_COUNTED = 1_000
/** A single word that more have is looked for row by row in the order of the list: a page is soon full. */
const MANY = 2_000
/** Of several words those that fewer have are collected: what has all of them may be far apart in that order. */
const VERY_MANY = 20_000

/**
 * The condition that every word of a query begins a term of the row whose id is in `idColumn`. Undefined for an empty
 * query; a query of signs alone matches nothing.
 */
export async function matchingTerms(
  ctx: Pick<Ctx, 'db'>,
  kind: SearchTermsTable['subject_kind'],
  idColumn: string,
  query: string,
): Promise<RawBuilder<boolean> | undefined> {
  if (query.trim() === '') return undefined
  const words = wordsOf(query)
  if (words.length === 0) return sql<boolean>`1 = 0`
  const most = words.length > 1 ? VERY_MANY : MANY
  const counted = await Promise.all(
    words.map(async (word) => ({ word, isRare: (await countTerms(ctx, [kind], word, most)) < most })),
  )
  const collected = counted
    .filter(({ isRare }) => isRare)
    .map(
      ({ word }) =>
        sql`select subject_id from search_terms where subject_kind = ${sql.lit(kind)} and ${beginsWith(word)}`,
    )
  const checked = counted
    .filter(({ isRare }) => !isRare)
    .map(
      ({ word }) =>
        sql`exists (select 1 from search_terms where subject_kind = ${sql.lit(kind)} and subject_id = ${sql.ref(idColumn)} and ${beginsWith(word)})`,
    )
  const found = collected.length === 0 ? [] : [sql`${sql.ref(idColumn)} in (${sql.join(collected, sql` intersect `)})`]
  return sql<boolean>`(${sql.join([...found, ...checked], sql` and `)})`
}
