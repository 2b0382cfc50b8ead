import { type SelectQueryBuilder, sql } from 'kysely'
import type { Ctx } from '../context.ts'
import type { SearchTermsTable } from '../database/administration-tables.ts'
import type { Database } from '../database/schema.ts'
import { termsOf } from './fold.ts'
import type { SUBJECT_TABLES } from './subjects.ts'

type Kind = SearchTermsTable['subject_kind']

/** Nothing is looked for by its thousandth word. */
const MOST_TERMS = 1_000
/** A statement is prepared for each number of rows, so these stay few. */
const ROWS_AT_ONCE = 50

/** Stores what something is found by, in the transaction that changes it. */
export async function replaceTerms(
  tx: Pick<Ctx, 'db'>,
  subject: { kind: Kind; id: string },
  texts: (string | null)[],
): Promise<void> {
  await deleteTerms(tx, subject.kind, [subject.id])
  await addTerms(tx, subject, texts)
}

/** Adds to what something is found by, in the transaction that adds to it. */
export async function addTerms(
  tx: Pick<Ctx, 'db'>,
  subject: { kind: Kind; id: string },
  texts: (string | null)[],
): Promise<void> {
  const terms = termsOf(texts).slice(0, MOST_TERMS)
  for (let from = 0; from < terms.length; from += ROWS_AT_ONCE) {
    const rows = terms.slice(from, from + ROWS_AT_ONCE).map((term) => ({
      subject_kind: subject.kind,
      subject_id: subject.id,
      term,
    }))
    await tx.db
      .insertInto('search_terms')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Deletes what the subjects are found by, in the transaction that deletes them. */
export async function deleteTerms(tx: Pick<Ctx, 'db'>, kind: Kind, ids: string[] | SubjectIds): Promise<void> {
  await tx.db.deleteFrom('search_terms').where('subject_kind', '=', kind).where('subject_id', 'in', ids).execute()
}

type SubjectIds = SelectQueryBuilder<Database, (typeof SUBJECT_TABLES)[Kind], { id: string }>

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
