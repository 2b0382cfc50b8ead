import { type ExpressionBuilder, sql } from 'kysely'
import type { ListPage } from '#contracts/lists.ts'
import { type PeopleQuery, peopleQuery } from '#contracts/people.ts'
import type { UserRole, UserType } from '#contracts/session.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { countUpTo } from '../../../lists/count-up-to.ts'
import { createPage, limited } from '../../../lists/read-page.ts'
import { parseInput } from '../../../parse.ts'
import { matchPeople, type PeopleMatch } from './match-people.ts'
import { ORDERS, PAGE_SIZE } from './people-orders.ts'

export type PersonInList = {
  id: string
  name: string
  email: string
  /** In the order in which the person joined them. */
  organisations: { id: string; name: string }[]
  userType: UserType
  role: UserRole
  disabledAt: string | null
  /** Instant, or null before the first sign-in. */
  lastLogin: string | null
  createdAt: string
}

/** A page of all accounts, searched, filtered and sorted. `input` is the query of the page's address. */
export async function listPeople(ctx: Ctx, input: unknown): Promise<ListPage<PersonInList>> {
  await requireAdministrator(ctx)
  const query = parseInput(peopleQuery, input)
  const matching = await matchPeople(ctx, query)
  const rows = await selectPage(matching, query).execute()
  const { items, ...page } = createPage(rows, ORDERS[query.sort], query, PAGE_SIZE)
  return { items: items.map(presentPerson), ...page, ...(await countPeople(ctx, matching, query, rows[0]?.found)) }
}

/** Builds the query of a page. A test checks its plan. */
export function selectPage({ people, isCollected }: PeopleMatch, query: PeopleQuery) {
  return limited(people, ORDERS[query.sort], query, PAGE_SIZE)
    .select(['users.id', 'first_name', 'last_name', 'users.email', 'user_type', 'role', 'disabled_at', 'last_login_at'])
    .select(['sort_name', 'users.created_at'])
    .select((row) => selectOrganisations(row).as('organisations'))
    .select(isCollected ? sql<number>`count(*) over ()`.as('found') : sql<null>`null`.as('found'))
}

/** Names have no control characters. */
const SEPARATOR = '\u001f'

/** All organisations of a person as one text: id, name, id, name. */
function selectOrganisations({ selectFrom }: ExpressionBuilder<Database, 'users'>) {
  return selectFrom('memberships')
    .innerJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select(
      sql<string>`string_agg(organisations.id || ${SEPARATOR} || organisations.name, ${SEPARATOR} order by joined_at, memberships.id)`.as(
        'names',
      ),
    )
    .whereRef('memberships.user_id', '=', 'users.id')
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPage>['execute']>>[number]

async function countPeople(
  ctx: Ctx,
  { people, isCollected }: PeopleMatch,
  { after, before }: PeopleQuery,
  collected: number | null | undefined,
): Promise<{ total: number | undefined; isMore: boolean }> {
  if (after !== undefined || before !== undefined) return { total: undefined, isMore: false }
  return isCollected ? { total: collected ?? 0, isMore: false } : countUpTo(ctx, people)
}

function presentPerson(row: PersonRow): PersonInList {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    organisations: readOrganisations(row.organisations ?? ''),
    userType: row.user_type,
    role: row.role,
    disabledAt: row.disabled_at,
    lastLogin: row.last_login_at,
    createdAt: row.created_at,
  }
}

function readOrganisations(text: string): PersonInList['organisations'] {
  const parts = text === '' ? [] : text.split(SEPARATOR)
  return parts.flatMap((id, index) => (index % 2 === 0 ? [{ id, name: parts[index + 1] ?? '' }] : []))
}
