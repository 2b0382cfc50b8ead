import { RequestError } from '@hono/node-server'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseUnavailable } from '../database/failures.ts'
import { AppError, type ErrorCode, STATUS_OF } from '../errors.ts'
import { doorOf } from './doors.ts'
import type { HttpEnv } from './env.ts'
import { REFUSAL_POLICY, refusalPage } from './refusal-page.ts'
import { requestIdOf } from './request-id.ts'

/** How long somebody should wait while the database is away. */
export const RETRY_AFTER_SECONDS = 30

const GENERIC = 'Something went wrong on our side. Please try again.'

/** Every refusal of the API has this one shape: `{ message, code, fieldErrors?, requestId }`. A person gets a page. */
export function errorResponse(c: Context<HttpEnv>, error: AppError): Response | Promise<Response> {
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds))
  c.header('Cache-Control', 'no-store')
  if (isRead(c)) {
    c.header('Content-Security-Policy', REFUSAL_POLICY)
    return c.html(refusalPage(error.message, c.var.requestId), error.status)
  }
  const fieldErrors = error.fieldErrors === undefined ? {} : { fieldErrors: error.fieldErrors }
  return c.json({ message: error.message, code: error.code, ...fieldErrors, requestId: c.var.requestId }, error.status)
}

function isRead(c: Context<HttpEnv>): boolean {
  return doorOf(c.req.url).refusesWith === 'page' && c.req.header('accept')?.includes('text/html') === true
}

/** For what never became a request of the app: a Host that is none, a backslash in the path. */
export function handleAdapterError(error: unknown): Response {
  const [code, message] =
    error instanceof RequestError
      ? (['malformed', 'The request could not be read.'] as const)
      : (['internal', GENERIC] as const)
  const requestId = requestIdOf(undefined)
  return Response.json(
    { message, code, requestId },
    { status: STATUS_OF[code], headers: { 'Cache-Control': 'no-store', 'X-Request-Id': requestId } },
  )
}

/** The one place where what was thrown becomes an answer. What we did not throw on purpose stays in the log. */
export function handleError(error: unknown, c: Context<HttpEnv>): Response | Promise<Response> {
  return errorResponse(c, toAppError(error, c))
}

function toAppError(error: unknown, c: Context<HttpEnv>): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) {
    const code: ErrorCode = error.status === 413 ? 'too_large' : 'malformed'
    return new AppError(code, error.message || 'The request could not be read.')
  }
  c.var.deps.log.error({ err: error, requestId: c.var.requestId }, 'unexpected error')
  return isDatabaseUnavailable(error)
    ? new AppError('unavailable', `We cannot ${verbOf(c)} anything just now. Please try again in a minute.`, {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    : new AppError('internal', GENERIC)
}

const verbOf = (c: Context) => (c.req.method === 'GET' ? 'look up' : 'save')
