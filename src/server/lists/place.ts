import { z } from 'zod'

/** The position of a page in the list: after a row or before one. */
export type Place = { after?: string | undefined; before?: string | undefined }

type Value = string | number

export type Order<Row> = {
  /** A column or expression, exactly as its index has it. */
  by: string
  of: (row: Row) => Value
  /** Breaks ties. Undefined when `by` is unique. */
  id?: string
  direction: 'asc' | 'desc'
  /** Default: text or days. Instants have their own type on PostgreSQL, which rejects other text. */
  kind?: 'number' | 'instant'
}

/** Whether the page is read backwards from its last row. */
export function isBackwards({ after, before }: Place): boolean {
  return after === undefined && before !== undefined
}

export function chooseDirection({ direction }: Pick<Order<never>, 'direction'>, place: Place): 'asc' | 'desc' {
  if (!isBackwards(place)) return direction
  return direction === 'asc' ? 'desc' : 'asc'
}

export function writeCursor<Row extends { id: string }>(order: Order<Row>, row: Row): string {
  const place = order.id === undefined ? [order.of(row)] : [order.of(row), row.id]
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

const text = z.string().refine((value) => !value.includes('\0'))
const VALUES = { text, number: z.number().int(), instant: z.iso.datetime() }

/** Returns the parsed cursor. An invalid one counts as the beginning. */
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
