import { type SelectQueryBuilder, sql } from 'kysely'
import type { ListPage } from '#contracts/lists.ts'
import type { Ctx } from '../context.ts'
import { countUpTo } from './count-up-to.ts'
import { isBackwards, type Order, type Place, readCursor, wayOf, writeCursor } from './place.ts'

type Listed<DB, Tables extends keyof DB, Row extends { id: string }> = {
  /** The rows that the filter of the address asks for, nothing selected yet. */
  matching: SelectQueryBuilder<DB, Tables, object>
  order: Order<Row>
  place: Place
  size: number
  read: (page: SelectQueryBuilder<DB, Tables, object>) => Promise<Row[]>
}

/**
 * One page of a list. It begins at a row and not at a number, so that the last page of a long list costs what the first
 * one does. The rows are counted with the first page alone.
 */
export async function readPage<DB, Tables extends keyof DB, Row extends { id: string }>(
  ctx: Pick<Ctx, 'db'>,
  { matching, order, place, size, read }: Listed<DB, Tables, Row>,
): Promise<ListPage<Row>> {
  const rows = await read(limited(matching, order, place, size))
  return { ...pageOf(rows, order, place, size), ...(await countAll(ctx, matching, { rows: rows.length, place, size })) }
}

type Read = { rows: number; place: Place; size: number }

/** A first page that has all rows needs no second query to count them. */
function countAll<DB, Tables extends keyof DB>(
  ctx: Pick<Ctx, 'db'>,
  matching: SelectQueryBuilder<DB, Tables, object>,
  { rows, place, size }: Read,
) {
  if (place.after !== undefined || place.before !== undefined) return { total: undefined, isMore: false }
  return rows > size ? countUpTo(ctx, matching) : { total: rows, isMore: false }
}

/** The rows of a page in its order, and one more, by which one knows that there is another page. */
export function limited<DB, Tables extends keyof DB, Columns>(
  query: SelectQueryBuilder<DB, Tables, Columns>,
  order: Omit<Order<never>, 'of'>,
  place: Place,
  size: number,
): SelectQueryBuilder<DB, Tables, Columns> {
  const { by, id, kind } = order
  const way = wayOf(order, place)
  const [value, idValue] = readCursor(order, place) ?? []
  const sign = way === 'asc' ? '>' : '<'
  const begin = kind === 'number' ? sql`cast(${value} as bigint)` : sql`${value}`
  // The plain bound beside the exact one is what lets either engine begin in the middle of an index.
  const beyond =
    id === undefined
      ? sql<boolean>`${sql.raw(`${by} ${sign}`)} ${begin}`
      : sql<boolean>`${sql.raw(`${by} ${sign}=`)} ${begin} and ${sql.raw(`(${by}, ${id}) ${sign}`)} (${begin}, ${idValue})`
  const begun = value === undefined ? query : query.where(beyond)
  return ordered(begun, { ...order, direction: way }).limit(size + 1)
}

/** All rows in the order of the list. */
export function ordered<DB, Tables extends keyof DB, Columns>(
  query: SelectQueryBuilder<DB, Tables, Columns>,
  { by, id, direction }: Omit<Order<never>, 'of'>,
): SelectQueryBuilder<DB, Tables, Columns> {
  const sorted = query.orderBy(sql.raw(by), direction)
  return id === undefined ? sorted : sorted.orderBy(sql.raw(id), direction)
}

/** The rows of the page in the order of the list, with the cursors of the pages around it. */
export function pageOf<Row extends { id: string }>(rows: Row[], order: Order<Row>, place: Place, size: number) {
  const page = rows.slice(0, size)
  const isMore = rows.length > size
  const backwards = isBackwards(place)
  const items = backwards ? page.toReversed() : page
  const [first, last] = [items[0], items.at(-1)]
  const hasNext = backwards || isMore
  const hasPrevious = backwards ? isMore : place.after !== undefined
  return {
    items,
    next: hasNext && last !== undefined ? writeCursor(order, last) : undefined,
    previous: hasPrevious && first !== undefined ? writeCursor(order, first) : undefined,
  }
}
