import { z } from 'zod'

/** Where a page begins or ends, as its address says: after a row in the order of the list, or before one. */
export type Place = { after?: string | undefined; before?: string | undefined }

type Value = string | number

export type Order<Row> = {
  /** A column or expression as its index has it. */
  by: string
  /** The value of a row that was read. */
  of: (row: Row) => Value
  /** Breaks ties; left out where `by` is different in every row. */
  id?: string
  direction: 'asc' | 'desc'
  /** Left out for text and days. Instants have a type of their own on PostgreSQL, which fails at other texts. */
  kind?: 'number' | 'instant'
}

/** A page before a row is read backwards from it. */
export function isBackwards({ after, before }: Place): boolean {
  return after === undefined && before !== undefined
}

export function wayOf({ direction }: Pick<Order<never>, 'direction'>, place: Place): 'asc' | 'desc' {
  if (!isBackwards(place)) return direction
  return direction === 'asc' ? 'desc' : 'asc'
}

export function writeCursor<Row extends { id: string }>(order: Order<Row>, row: Row): string {
  const place = order.id === undefined ? [order.of(row)] : [order.of(row), row.id]
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

const text = z.string().refine((value) => !value.includes('\0'))
const VALUES = { text, number: z.number().int(), instant: z.iso.datetime() }

/** What cannot be read counts as the beginning. */
export function readCursor(order: Omit<Order<never>, 'of'>, { after, before }: Place): Value[] | undefined {
  const cursor = after ?? before
  if (cursor === undefined) return undefined
  const value = VALUES[order.kind ?? 'text']
  const place = order.id === undefined ? z.tuple([value]) : z.tuple([value, text])
  try {
    return place.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data
  } catch {
    return undefined
  }
}
