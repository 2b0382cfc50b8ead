import { type SelectQueryBuilder, sql } from 'kysely'
import type { PeopleQuery } from '#contracts/people.ts'
import type { Ctx } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { wordsOf } from '../../../search/fold.ts'
import { beginsWith, countTerms } from '../../../search/terms.ts'
import { findUserByEmail } from '../users.ts'

/** A single word that more than these have is looked for person by person in the order of the list: a page is soon full. */
const MANY = 2_000
/** Of several words those that fewer have are collected: who has all of them may be far apart in that order. */
const VERY_MANY = 20_000

export type Matching = {
  people: SelectQueryBuilder<Database, 'users', object>
  /** Every match is at hand before the first is shown, so that counting them costs nothing. */
  isCollected: boolean
}

/**
 * The people whom a query is about, neither ordered nor limited: those with a whole address, else those for whom every
 * word begins a part of their name, address or organisation.
 */
export async function matchingPeople(ctx: Ctx, query: PeopleQuery): Promise<Matching> {
  const people = filtered(ctx, query)
  const owner = query.q.includes('@') ? await findUserByEmail(ctx, addressIn(query.q)) : undefined
  if (owner !== undefined) return { people: people.where('users.id', '=', owner.id), isCollected: true }
  const words = wordsOf(query.q)
  // Signs alone find nobody, and not everybody.
  if (query.q !== '' && words.length === 0) return { people: people.where(sql<boolean>`1 = 0`), isCollected: true }
  const most = words.length > 1 ? VERY_MANY : MANY
  const counted = await Promise.all(
    words.map(async (word) => ({ word, found: await countTerms(ctx, ['user', 'organisation'], word, most) })),
  )
  const rarer = counted.filter(({ found }) => found < most).map(({ word }) => word)
  const others = words.filter((word) => !rarer.includes(word))
  return { people: others.reduce(check, collect(ctx, people, rarer)), isCollected: rarer.length > 0 }
}

function addressIn(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

function filtered(ctx: Ctx, { type, role, status }: PeopleQuery): Matching['people'] {
  return (
    ctx.db
      .selectFrom('users')
      .$if(type !== undefined, (people) => people.where('user_type', '=', type ?? 'BUSINESS'))
      .$if(role === 'USER', (people) => people.where('role', '=', 'USER'))
      // As a literal: the index of the few is only found by the very words it was made with.
      .$if(role === 'ADMIN', (people) => people.where(sql<boolean>`role = 'ADMIN'`))
      .$if(status === 'active', (people) => people.where('disabled_at', 'is', null))
      .$if(status === 'disabled', (people) => people.where('disabled_at', 'is not', null))
  )
}

function collect(ctx: Ctx, people: Matching['people'], words: string[]): Matching['people'] {
  const [first, ...rest] = words.map((word) => foundBy(ctx, word))
  if (first === undefined) return people
  return people.where(
    'users.id',
    'in',
    rest.reduce((found, next) => found.intersect(next), first),
  )
}

/** The ids of those whose own terms, or whose organisation's, begin with a word. */
function foundBy(ctx: Ctx, word: string) {
  return ctx.db
    .selectFrom((db) =>
      db
        .selectFrom('search_terms')
        .select('subject_id as id')
        .where('subject_kind', '=', 'user')
        .where(beginsWith(word))
        .unionAll(
          db
            .selectFrom('search_terms')
            .innerJoin('users as colleagues', 'colleagues.organisation_id', 'subject_id')
            .select('colleagues.id')
            .where('subject_kind', '=', 'organisation')
            .where(beginsWith(word)),
        )
        .as('found'),
    )
    .select('id')
}

function check(people: Matching['people'], word: string): Matching['people'] {
  const hasTerm = (kind: 'user' | 'organisation', id: string) =>
    sql<boolean>`exists (select 1 from search_terms where subject_kind = ${sql.lit(kind)} and subject_id = ${sql.ref(id)} and ${beginsWith(word)})`
  return people.where(
    sql<boolean>`(${hasTerm('user', 'users.id')} or ${hasTerm('organisation', 'users.organisation_id')})`,
  )
}
