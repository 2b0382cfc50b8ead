import { type SelectQueryBuilder, sql } from 'kysely'
import type { ListPage } from '#contracts/lists.ts'
import type { Ctx } from '../context.ts'
import { countUpTo } from './count-up-to.ts'
import { chooseDirection, isBackwards, type Order, type Place, readCursor, writeCursor } from './place.ts'

type Listed<DB, Tables extends keyof DB, Row extends { id: string }> = {
  /** The filtered rows, without a selection. */
  matching: SelectQueryBuilder<DB, Tables, object>
  order: Order<Row>
  place: Place
  size: number
  read: (page: SelectQueryBuilder<DB, Tables, object>) => Promise<Row[]>
}

/**
 * Reads one page of a list. A page starts at a row instead of an offset, so that the last page costs as much as the
 * first. Only the first page counts the rows.
 */
export async function readPage<DB, Tables extends keyof DB, Row extends { id: string }>(
  ctx: Pick<Ctx, 'db'>,
  { matching, order, place, size, read }: Listed<DB, Tables, Row>,
): Promise<ListPage<Row>> {
  const rows = await read(limited(matching, order, place, size))
  return {
    ...createPage(rows, order, place, size),
    ...(await countAll(ctx, matching, { rows: rows.length, place, size })),
  }
}

type Read = { rows: number; place: Place; size: number }

/** Counts all rows. Needs no query when the first page has all of them. */
function countAll<DB, Tables extends keyof DB>(
  ctx: Pick<Ctx, 'db'>,
  matching: SelectQueryBuilder<DB, Tables, object>,
  { rows, place, size }: Read,
) {
  if (place.after !== undefined || place.before !== undefined) return { total: undefined, isMore: false }
  return rows > size ? countUpTo(ctx, matching) : { total: rows, isMore: false }
}

/** Selects the rows of a page, and one more to detect another page. */
export function limited<DB, Tables extends keyof DB, Columns>(
  query: SelectQueryBuilder<DB, Tables, Columns>,
  order: Omit<Order<never>, 'of'>,
  place: Place,
  size: number,
): SelectQueryBuilder<DB, Tables, Columns> {
  const { by, id, kind } = order
  const way = chooseDirection(order, place)
  const [value, idValue] = readCursor(order, place) ?? []
  const sign = way === 'asc' ? '>' : '<'
  const begin = kind === 'number' ? sql`cast(${value} as bigint)` : sql`${value}`
  // The redundant plain bound lets both engines start in the middle of an index.
  const beyond =
    id === undefined
      ? sql<boolean>`${sql.raw(`${by} ${sign}`)} ${begin}`
      : sql<boolean>`${sql.raw(`${by} ${sign}=`)} ${begin} and ${sql.raw(`(${by}, ${id}) ${sign}`)} (${begin}, ${idValue})`
  const begun = value === undefined ? query : query.where(beyond)
  return ordered(begun, { ...order, direction: way }).limit(size + 1)
}

export function ordered<DB, Tables extends keyof DB, Columns>(
  query: SelectQueryBuilder<DB, Tables, Columns>,
  { by, id, direction }: Omit<Order<never>, 'of'>,
): SelectQueryBuilder<DB, Tables, Columns> {
  const sorted = query.orderBy(sql.raw(by), direction)
  return id === undefined ? sorted : sorted.orderBy(sql.raw(id), direction)
}

/** Returns the rows in the order of the list, with the cursors of the adjacent pages. */
export function createPage<Row extends { id: string }>(rows: Row[], order: Order<Row>, place: Place, size: number) {
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
