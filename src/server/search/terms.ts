import { type CompiledQuery, PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely'
import type { Ctx } from '../context.ts'
import type { SearchTermsTable } from '../database/administration-tables.ts'
import { keptQuery } from '../database/kept-query.ts'
import type { Database } from '../database/schema.ts'
import { extractTerms } from './fold.ts'
import type { SUBJECT_TABLES } from './subjects.ts'

type Kind = SearchTermsTable['subject_kind']

/** Only the first 1,000 different words of a subject are indexed. */
const MAX_TERMS = 1_000

/** Replaces the terms of a subject, in the transaction that changes it. */
export async function replaceTerms(
  tx: Pick<Ctx, 'db'>,
  subject: { kind: Kind; id: string },
  texts: (string | null)[],
): Promise<void> {
  await deleteTerms(tx, subject.kind, [subject.id])
  await addTerms(tx, subject, texts)
}

/** Adds terms to a subject, in the transaction that adds the text. */
export async function addTerms(
  tx: Pick<Ctx, 'db'>,
  subject: { kind: Kind; id: string },
  texts: (string | null)[],
): Promise<void> {
  for (const write of buildTerms(tx, subject, texts)) await tx.db.executeQuery(write)
}

/** Builds the write of `addTerms`, for `runTogether`. */
export function buildTerms(
  tx: Pick<Ctx, 'db'>,
  subject: { kind: Kind; id: string },
  texts: (string | null)[],
): CompiledQuery[] {
  const terms = extractTerms(texts).slice(0, MAX_TERMS)
  // Cutting a term can split a surrogate pair, which the databases' JSON rejects.
  const text = JSON.stringify(terms.map((term) => term.toWellFormed()))
  return terms.length === 0 ? [] : [insertTerms.prepare(tx, { ...subject, terms: text })]
}

/** Inserts any number of terms in one statement, as a JSON array. */
const insertTerms = keptQuery((db, values: { kind: Kind; id: string; terms: string }) => {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const given = isPostgres
    ? sql<{ value: string }>`json_array_elements_text(cast(${values.terms} as json))`
    : sql<{ value: string }>`json_each(${values.terms})`
  return db
    .insertInto('search_terms')
    .columns(['subject_kind', 'subject_id', 'term'])
    .expression((from) =>
      from
        .selectFrom(given.as('given'))
        .select(({ val, ref }) => [val(values.kind).as('kind'), val(values.id).as('id'), ref('given.value').as('term')])
        .where(sql<boolean>`true`),
    )
    .onConflict((conflict) => conflict.doNothing())
})

/** Deletes the terms of subjects, in the transaction that deletes them. */
export async function deleteTerms(tx: Pick<Ctx, 'db'>, kind: Kind, ids: string[] | SubjectIds): Promise<void> {
  await tx.db.deleteFrom('search_terms').where('subject_kind', '=', kind).where('subject_id', 'in', ids).execute()
}

type SubjectIds = SelectQueryBuilder<Database, (typeof SUBJECT_TABLES)[Kind], { id: string }>

/** SQL condition for terms that begin with a word. It is a range of the index. */
export function beginsWith(word: string) {
  return sql<boolean>`(term >= ${word} and term < ${`${word}\u{10ffff}`})`
}

export async function countTerms(ctx: Pick<Ctx, 'db'>, kinds: Kind[], word: string, max: number): Promise<number> {
  const { count } = await ctx.db
    .selectFrom((db) =>
      db
        .selectFrom('search_terms')
        .select('subject_id')
        .where('subject_kind', 'in', kinds)
        .where(beginsWith(word))
        .limit(max)
        .as('terms'),
    )
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
