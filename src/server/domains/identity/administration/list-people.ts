import { sql } from 'kysely'
import { type PeopleQuery, peopleQuery } from '#contracts/people.ts'
import type { UserRole, UserType } from '#contracts/session.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { parseInput } from '../../../parse.ts'
import { type Matching, matchingPeople } from './find-people.ts'
import { cursorOf, inOrder, pageOf } from './people-pages.ts'

/** Further than this nobody counts. */
const MOST_COUNTED = 1_000

export type PersonInList = {
  id: string
  name: string
  email: string
  organisation: string
  userType: UserType
  role: UserRole
  disabledAt: string | null
  /** Instant, or null before the first sign-in. */
  lastLogin: string | null
  createdAt: string
}

export type PeoplePage = {
  people: PersonInList[]
  /** How many there are in all, told with the first page; `isMore` when there are more than counted. */
  total: { count: number; isMore: boolean } | undefined
  /** Cursors of the pages around this one. */
  next: string | undefined
  previous: string | undefined
}

/** A page of all accounts: searched, filtered, in the order asked for. Takes the page's address as it is. */
export async function listPeople(ctx: Ctx, input: unknown): Promise<PeoplePage> {
  await requireAdministrator(ctx)
  const query = parseInput(peopleQuery, input)
  const matching = await matchingPeople(ctx, query)
  const rows = await pageQuery(matching, query).execute()
  const { rows: shown, hasNext, hasPrevious } = pageOf(rows, query)
  const isFirst = query.after === undefined && query.before === undefined
  return {
    people: shown.map(presentPerson),
    total: isFirst ? await countPeople(ctx, matching, rows[0]?.found) : undefined,
    next: hasNext ? cursorOf(shown.at(-1), query.sort) : undefined,
    previous: hasPrevious ? cursorOf(shown[0], query.sort) : undefined,
  }
}

/** The statement behind a page, for the test that looks at its plan. */
export function pageQuery({ people, isCollected }: Matching, query: PeopleQuery) {
  return inOrder(people, query)
    .innerJoin('organisations', 'organisations.id', 'users.organisation_id')
    .select(['users.id', 'first_name', 'last_name', 'users.email', 'user_type', 'role', 'disabled_at', 'last_login_at'])
    .select(['sort_name', 'users.created_at', 'organisations.name as organisation'])
    .select(isCollected ? sql<number>`count(*) over ()`.as('found') : sql<null>`null`.as('found'))
}

type Row = Awaited<ReturnType<ReturnType<typeof pageQuery>['execute']>>[number]

async function countPeople(
  ctx: Ctx,
  { people, isCollected }: Matching,
  collected: number | null | undefined,
): Promise<PeoplePage['total']> {
  if (isCollected) return { count: collected ?? 0, isMore: false }
  const counted = people
    .select('users.id')
    .limit(MOST_COUNTED + 1)
    .as('counted')
  const { found } = await ctx.db
    .selectFrom(counted)
    .select((row) => row.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(found, MOST_COUNTED), isMore: found > MOST_COUNTED }
}

function presentPerson(row: Row): PersonInList {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    organisation: row.organisation,
    userType: row.user_type,
    role: row.role,
    disabledAt: row.disabled_at,
    lastLogin: row.last_login_at,
    createdAt: row.created_at,
  }
}
