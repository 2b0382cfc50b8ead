import type { Context } from 'hono'
import { AppError } from '../errors.ts'
import type { HttpEnv } from './env.ts'

const MAX_KEY_LENGTH = 100

/** Reads the Idempotency-Key. Refuses a long key, because truncation could make two keys equal. */
export function readIdempotencyKey(c: Context<HttpEnv>): string | undefined {
  const key = c.req.header('idempotency-key')?.trim()
  if (key === undefined || key === '') return undefined
  if (key.length > MAX_KEY_LENGTH) {
    throw new AppError('malformed', `An Idempotency-Key has at most ${MAX_KEY_LENGTH} characters.`)
  }
  return key
}
