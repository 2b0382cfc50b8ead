import { randomUUID } from 'node:crypto'

const SANE_ID = /^[A-Za-z0-9_-]{8,64}$/

/** The id under which a request is answered and logged: the caller's own, if it is fit to be repeated, else a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID()
}
