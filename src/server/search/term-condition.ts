import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../context.ts'
import type { SearchTermsTable } from '../database/administration-tables.ts'
import { extractQueryWords } from './fold.ts'
import { beginsWith, countTerms } from './terms.ts'

/** A single word with more matches is checked row by row in the order of the list, because a page fills quickly. */
const MAX_RARE_ALONE = 2_000
/** Of several words, those with fewer matches are intersected, because rows with all words may be far apart. */
const MAX_RARE_AMONG_SEVERAL = 20_000

/**
 * Returns the condition that every word of a query is the start of a term of the row with the id in `idColumn`.
 * Undefined for an empty query. A query without letters and digits matches nothing.
 */
export async function buildTermCondition(
  ctx: Pick<Ctx, 'db'>,
  kind: SearchTermsTable['subject_kind'],
  idColumn: string,
  query: string,
): Promise<RawBuilder<boolean> | undefined> {
  if (query.trim() === '') return undefined
  const words = extractQueryWords(query)
  if (words.length === 0) return sql<boolean>`1 = 0`
  const rareLimit = words.length > 1 ? MAX_RARE_AMONG_SEVERAL : MAX_RARE_ALONE
  const counted = await Promise.all(
    words.map(async (word) => ({ word, isRare: (await countTerms(ctx, [kind], word, rareLimit)) < rareLimit })),
  )
  const rareQueries = counted
    .filter(({ isRare }) => isRare)
    .map(
      ({ word }) =>
        sql`select subject_id from search_terms where subject_kind = ${sql.lit(kind)} and ${beginsWith(word)}`,
    )
  const commonChecks = counted
    .filter(({ isRare }) => !isRare)
    .map(
      ({ word }) =>
        sql`exists (select 1 from search_terms where subject_kind = ${sql.lit(kind)} and subject_id = ${sql.ref(idColumn)} and ${beginsWith(word)})`,
    )
  const rareChecks =
    rareQueries.length === 0 ? [] : [sql`${sql.ref(idColumn)} in (${sql.join(rareQueries, sql` intersect `)})`]
  return sql<boolean>`(${sql.join([...rareChecks, ...commonChecks], sql` and `)})`
}
