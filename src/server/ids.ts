import { uuidv7 } from 'uuidv7'

/** One line each, in alphabetical order. */
type IdPrefix =
  | 'act'
  | 'aud'
  | 'chg'
  | 'con'
  | 'doc'
  | 'enq'
  | 'ent'
  | 'inv'
  | 'job'
  | 'lease'
  | 'mail'
  | 'mil'
  | 'msg'
  | 'org'
  | 'pol'
  | 'prj'
  | 'quo'
  | 'rat'
  | 'rev'
  | 'sav'
  | 'spe'
  | 'sub'
  | 'thr'
  | 'tic'
  | 'tmsg'
  | 'tool'
  | 'tsub'
  | 'upd'
  | 'usr'

/** A new id: a prefix that tells the kind, then a time-ordered UUID, so that rows sort by age and indexes grow at one end. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${uuidv7().replaceAll('-', '')}`
}
