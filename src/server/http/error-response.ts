import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { AppError, type ErrorCode } from '../errors.ts'
import type { HttpEnv } from './env.ts'

const GENERIC = 'Something went wrong on our side. Please try again.'

/** Every refusal of the API has this one shape: `{ message, code, fieldErrors?, requestId }`. */
export function errorResponse(c: Context<HttpEnv>, error: AppError): Response {
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds))
  c.header('Cache-Control', 'no-store')
  const fieldErrors = error.fieldErrors === undefined ? {} : { fieldErrors: error.fieldErrors }
  return c.json({ message: error.message, code: error.code, ...fieldErrors, requestId: c.var.requestId }, error.status)
}

/** The one place where what was thrown becomes an answer. What we did not throw on purpose stays in the log. */
export function handleError(error: unknown, c: Context<HttpEnv>): Response {
  return errorResponse(c, toAppError(error, c))
}

function toAppError(error: unknown, c: Context<HttpEnv>): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) {
    const code: ErrorCode = error.status === 413 ? 'too_large' : 'malformed'
    return new AppError(code, error.message || 'The request could not be read.')
  }
  c.var.deps.log.error({ err: error, requestId: c.var.requestId }, 'unexpected error')
  const unavailable = isDatabaseAway(error)
  return unavailable
    ? new AppError('unavailable', 'We cannot save anything just now. Please try again in a minute.', {
        retryAfterSeconds: 30,
      })
    : new AppError('internal', GENERIC)
}

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P03',
  '08006',
  '53300',
  'SQLITE_FULL',
  'SQLITE_BUSY',
  'SQLITE_IOERR',
])

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return AWAY.has(code) || /timeout exceeded when trying to connect|Connection terminated/i.test(error.message)
}
