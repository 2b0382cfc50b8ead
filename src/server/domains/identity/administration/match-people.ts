import { type SelectQueryBuilder, sql } from 'kysely'
import type { PeopleQuery } from '#contracts/people.ts'
import { normaliseEmail } from '#contracts/primitives.ts'
import type { Ctx } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { extractQueryWords } from '../../../search/fold.ts'
import { beginsWith, countTerms } from '../../../search/terms.ts'
import { findUserByEmail } from '../users.ts'

/** A single word with more matches is checked person by person in list order, because a page fills quickly. */
const FREQUENT_WORD = 2_000
/** Of several words, those with fewer matches are collected first: people with all words may be far apart. */
const VERY_FREQUENT_WORD = 20_000

export type PeopleMatch = {
  people: SelectQueryBuilder<Database, 'users', object>
  /** True when all matches are read before the first is shown. Counting them is then free. */
  isCollected: boolean
}

/**
 * Selects the people that a query matches, unordered and unlimited: the owner of a whole address, or else people with
 * every word at the start of a part of their name, address or organisation.
 */
export async function matchPeople(ctx: Ctx, query: PeopleQuery): Promise<PeopleMatch> {
  const people = filterPeople(ctx, query)
  const addressOwner = query.q.includes('@') ? await findUserByEmail(ctx, normaliseEmail(query.q)) : undefined
  if (addressOwner !== undefined) return { people: people.where('users.id', '=', addressOwner.id), isCollected: true }
  const words = extractQueryWords(query.q)
  // Text without letters or digits matches nobody.
  if (query.q !== '' && words.length === 0) return { people: people.where(sql<boolean>`1 = 0`), isCollected: true }
  const maxCount = words.length > 1 ? VERY_FREQUENT_WORD : FREQUENT_WORD
  const counted = await Promise.all(
    words.map(async (word) => ({ word, found: await countTerms(ctx, ['user', 'organisation'], word, maxCount) })),
  )
  const rareWords = counted.filter(({ found }) => found < maxCount).map(({ word }) => word)
  const frequentWords = words.filter((word) => !rareWords.includes(word))
  return {
    people: frequentWords.reduce(requireWord, collectPeople(ctx, people, rareWords)),
    isCollected: rareWords.length > 0,
  }
}

function filterPeople(ctx: Ctx, { type, role, status, organisation }: PeopleQuery): PeopleMatch['people'] {
  return (
    ctx.db
      .selectFrom('users')
      .$if(type !== undefined, (people) => people.where('user_type', '=', type ?? 'BUSINESS'))
      .$if(role === 'USER', (people) => people.where('role', '=', 'USER'))
      // A literal, because the planner uses a partial index only for its exact condition.
      .$if(role === 'ADMIN', (people) => people.where(sql<boolean>`role = 'ADMIN'`))
      .$if(organisation !== undefined, (people) =>
        people.where('users.id', 'in', (colleagues) =>
          colleagues
            .selectFrom('memberships')
            .select('user_id')
            .where('organisation_id', '=', organisation ?? ''),
        ),
      )
      .$if(status === 'active', (people) => people.where('disabled_at', 'is', null))
      .$if(status === 'disabled', (people) => people.where('disabled_at', 'is not', null))
  )
}

function collectPeople(ctx: Ctx, people: PeopleMatch['people'], words: string[]): PeopleMatch['people'] {
  const [first, ...rest] = words.map((word) => selectIdsByWord(ctx, word))
  if (first === undefined) return people
  return people.where(
    'users.id',
    'in',
    rest.reduce((found, next) => found.intersect(next), first),
  )
}

/** The ids of people with a term of their own, or of their organisation, that begins with a word. */
function selectIdsByWord(ctx: Ctx, word: string) {
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
            .innerJoin('memberships', 'memberships.organisation_id', 'subject_id')
            .select('memberships.user_id as id')
            .where('subject_kind', '=', 'organisation')
            .where(beginsWith(word)),
        )
        .as('found'),
    )
    .select('id')
}

function requireWord(people: PeopleMatch['people'], word: string): PeopleMatch['people'] {
  const hasTerm = (kind: 'user' | 'organisation', id: string) =>
    sql<boolean>`exists (select 1 from search_terms where subject_kind = ${sql.lit(kind)} and subject_id = ${sql.ref(id)} and ${beginsWith(word)})`
  const hasOrganisationTerm = sql<boolean>`exists (select 1 from memberships
    where memberships.user_id = users.id and ${hasTerm('organisation', 'memberships.organisation_id')})`
  return people.where(sql<boolean>`(${hasTerm('user', 'users.id')} or ${hasOrganisationTerm})`)
}
