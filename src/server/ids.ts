import { uuidv7 } from 'uuidv7'
import type { IdPrefix } from '#contracts/primitives.ts'

/** A prefix for the kind of row, then a time-ordered UUID, so that ids sort by age and indexes grow at one end. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${uuidv7().replaceAll('-', '')}`
}
