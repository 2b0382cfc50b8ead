import { randomUUID } from 'node:crypto'

const ACCEPTED_ID = /^[A-Za-z0-9_-]{8,64}$/

/** The caller's X-Request-Id if it is safe to log, else a new id. */
export function chooseRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && ACCEPTED_ID.test(given) ? given : randomUUID()
}
