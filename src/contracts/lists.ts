import { z } from 'zod'
import { id } from './primitives.ts'

/** What lists read from their address. What makes no sense in it counts as left out. */

const LONGEST = 200

/** What is looked for. Longer texts are cut. */
export const searchText = z
  .string()
  .overwrite((text) =>
    text
      .normalize('NFC')
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, LONGEST),
  )
  .catch('')

/** One of a few, or undefined for all. */
export function filterBy<const Value extends string>(values: readonly Value[]) {
  return z.enum(values).optional().catch(undefined)
}

/** A day of the Irish calendar. */
export const filterDay = z.iso.date().optional().catch(undefined)

/** One customer, whose rows alone are shown. */
export const filterOrganisation = id('org').optional().catch(undefined)

/** A row in the order of a list; `server/lists` writes and reads them. */
const cursor = z.string().max(600).optional().catch(undefined)

/** Which page of a list is shown: the one after a row, or the one before it. */
export const place = { after: cursor, before: cursor }

export type ListPage<Item> = {
  items: Item[]
  /** How many there are, counted with the first page alone. */
  total: number | undefined
  /** There are more than were counted. */
  isMore: boolean
  /** Cursors of the pages around this one, for `?after=` and `?before=`. */
  next: string | undefined
  previous: string | undefined
}
