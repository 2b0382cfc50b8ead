import { uuidv7 } from 'uuidv7'

/** One line each, in alphabetical order. */
type IdPrefix =
  | 'act'
  | 'aud'
  | 'con'
  | 'enq'
  | 'ent'
  | 'inv'
  | 'lease'
  | 'mail'
  | 'org'
  | 'rat'
  | 'sav'
  | 'sub'
  | 'tic'
  | 'tmsg'
  | 'tool'
  | 'tsub'
  | 'usr'

/** A new id: a prefix that tells the kind, then a time-ordered UUID, so that rows sort by age and indexes grow at one end. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${uuidv7().replaceAll('-', '')}`
}
