import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { PeopleQuery, PeopleSort } from '#contracts/people.ts'
import type { Database } from '../../../database/schema.ts'

export const PAGE_SIZE = 25

/** What a list is ordered by, as its index has it, then the id; and which way. */
const ORDERS: Record<PeopleSort, { by: string; direction: 'asc' | 'desc'; of: (row: Ordered) => string }> = {
  name: { by: 'users.sort_name', direction: 'asc', of: (row) => row.sort_name },
  newest: { by: 'users.created_at', direction: 'desc', of: (row) => row.created_at },
  'sign-in': {
    by: 'coalesce(users.last_login_at, users.created_at)',
    direction: 'desc',
    of: (row) => row.last_login_at ?? row.created_at,
  },
}

type Ordered = { id: string; sort_name: string; created_at: string; last_login_at: string | null }

/** One page and a row more, by which one knows that there is another. A page before is read backwards. */
export function inOrder<Columns>(people: SelectQueryBuilder<Database, 'users', Columns>, query: PeopleQuery) {
  const { by, direction } = ORDERS[query.sort]
  const isBackwards = query.after === undefined && query.before !== undefined
  const order = isBackwards ? opposite(direction) : direction
  const from = readCursor(query.after ?? query.before, query.sort)
  const comparison = sql.raw(order === 'asc' ? '>' : '<')
  return people
    .$if(from !== undefined, (rows) =>
      rows.where(sql<boolean>`(${sql.raw(by)}, users.id) ${comparison} (${from?.[0]}, ${from?.[1]})`),
    )
    .orderBy(sql.raw(by), order)
    .orderBy('users.id', order)
    .limit(PAGE_SIZE + 1)
}

/** The rows of the page in their order, and whether there are pages around it. */
export function pageOf<Row>(rows: Row[], query: PeopleQuery) {
  const isBackwards = query.after === undefined && query.before !== undefined
  const page = rows.slice(0, PAGE_SIZE)
  const isMore = rows.length > PAGE_SIZE
  return isBackwards
    ? { rows: page.toReversed(), hasNext: true, hasPrevious: isMore }
    : { rows: page, hasNext: isMore, hasPrevious: query.after !== undefined }
}

export function cursorOf(row: Ordered | undefined, sort: PeopleSort): string | undefined {
  if (row === undefined) return undefined
  return Buffer.from(JSON.stringify([ORDERS[sort].of(row), row.id])).toString('base64url')
}

const plainText = z.string().refine((text) => !text.includes('\0'))
const byName = z.tuple([plainText, plainText])
const byInstant = z.tuple([z.iso.datetime(), plainText])

/** What cannot be read counts as the beginning. */
function readCursor(text: string | undefined, sort: PeopleSort): [string, string] | undefined {
  if (text === undefined) return undefined
  try {
    const place = sort === 'name' ? byName : byInstant
    return place.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

function opposite(direction: 'asc' | 'desc'): 'asc' | 'desc' {
  return direction === 'asc' ? 'desc' : 'asc'
}
