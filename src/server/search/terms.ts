import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import type { SearchTermsTable } from '../database/administration-tables.ts'
import { termsOf } from './fold.ts'

type Kind = SearchTermsTable['subject_kind']

/** Stores what something is found by, in the transaction that changes it. */
export async function replaceTerms(
  tx: Pick<Ctx, 'db'>,
  subject: { kind: Kind; id: string },
  texts: (string | null)[],
): Promise<void> {
  await tx.db
    .deleteFrom('search_terms')
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .execute()
  const rows = termsOf(texts).map((term) => ({ subject_kind: subject.kind, subject_id: subject.id, term }))
  if (rows.length > 0) await tx.db.insertInto('search_terms').values(rows).execute()
}

/** True for rows of `search_terms` that begin with a word: a range of the index. */
export function beginsWith(word: string) {
  return sql<boolean>`(term >= ${word} and term < ${`${word}\u{10ffff}`})`
}

/** How many terms begin with a word, counted no further than `most`: what the cheapest way to its matches depends on. */
export async function countTerms(ctx: Pick<Ctx, 'db'>, kinds: Kind[], word: string, most: number): Promise<number> {
  const { found } = await ctx.db
    .selectFrom((db) =>
      db
        .selectFrom('search_terms')
        .select('subject_id')
        .where('subject_kind', 'in', kinds)
        .where(beginsWith(word))
        .limit(most)
        .as('terms'),
    )
    .select((row) => row.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return found
}
