import { uuidv7 } from 'uuidv7'

/** A new id: a prefix that tells the kind, then a time-ordered UUID, so that rows sort by age and indexes grow at one end. */
export function newId(prefix: 'enq' | 'mail' | 'aud' | 'lease'): string {
  return `${prefix}_${uuidv7().replaceAll('-', '')}`
}
