import { uuidv7 } from 'uuidv7'

type IdPrefix = 'enq' | 'mail' | 'aud' | 'lease' | 'org' | 'usr' | 'con' | 'sub' | 'inv'

/** A new id: a prefix that tells the kind, then a time-ordered UUID, so that rows sort by age and indexes grow at one end. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${uuidv7().replaceAll('-', '')}`
}
