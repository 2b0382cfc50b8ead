import { z } from 'zod'
import { id } from './primitives.ts'

/** Search parameters of lists. Invalid values count as missing. */

const MAX_SEARCH_LENGTH = 200

/** The words of a search. Longer texts are cut. */
export const searchText = z
  .string()
  .overwrite((text) =>
    text
      .normalize('NFC')
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, MAX_SEARCH_LENGTH),
  )
  .catch('')

/** One of the given values, or undefined for all. */
export function filterBy<const Value extends string>(values: readonly Value[]) {
  return z.enum(values).optional().catch(undefined)
}

/** A day of the Irish calendar. */
export const filterDay = z.iso.date().optional().catch(undefined)

/** Shows only the rows of this customer. */
export const filterOrganisation = id('org').optional().catch(undefined)

/** The position of a row in the order of a list. `server/lists` writes and reads it. */
const cursor = z.string().max(600).optional().catch(undefined)

/** The page of a list: after a row, or before it. */
export const place = { after: cursor, before: cursor }

export type ListPage<Item> = {
  items: Item[]
  /** Number of rows. Only the first page counts them. */
  total: number | undefined
  /** True when the count stopped before the end. */
  isMore: boolean
  /** Cursors of the pages around this one, for `?after=` and `?before=`. */
  next: string | undefined
  previous: string | undefined
}
