import type { Context } from 'hono'
import { AppError } from '../errors.ts'
import type { HttpEnv } from './env.ts'

const LONGEST_KEY = 100

/** The caller's name for this one sending, or undefined. Never cut short: two keys could then become the same. */
export function idempotencyKey(c: Context<HttpEnv>): string | undefined {
  const key = c.req.header('idempotency-key')?.trim()
  if (key === undefined || key === '') return undefined
  if (key.length > LONGEST_KEY) {
    throw new AppError('malformed', `An Idempotency-Key has at most ${LONGEST_KEY} characters.`)
  }
  return key
}
