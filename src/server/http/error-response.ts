import { RequestError } from '@hono/node-server'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseUnavailable } from '../database/failures.ts'
import { AppError, type ErrorCode, STATUS_BY_CODE } from '../errors.ts'
import { findDoor } from './doors.ts'
import type { HttpEnv } from './env.ts'
import { REFUSAL_POLICY, renderRefusalPage } from './refusal-page.ts'
import { chooseRequestId } from './request-id.ts'

/** Retry-After while the database is unavailable. */
export const RETRY_AFTER_SECONDS = 30

const GENERIC = 'Something went wrong on our side. Please try again.'

/** API errors are `{ message, code, fieldErrors?, requestId }`. A browser that expects HTML gets a page. */
function createErrorResponse(c: Context<HttpEnv>, error: AppError): Response | Promise<Response> {
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds))
  c.header('Cache-Control', 'no-store')
  if (expectsPage(c)) {
    c.header('Content-Security-Policy', REFUSAL_POLICY)
    return c.html(renderRefusalPage(error.message, c.var.requestId), error.status)
  }
  const fieldErrors = error.fieldErrors === undefined ? {} : { fieldErrors: error.fieldErrors }
  return c.json({ message: error.message, code: error.code, ...fieldErrors, requestId: c.var.requestId }, error.status)
}

function expectsPage(c: Context<HttpEnv>): boolean {
  return findDoor(c.req.url).refusesWith === 'page' && c.req.header('accept')?.includes('text/html') === true
}

/** For requests that Hono's adapter refuses, such as an invalid Host or a backslash in the path. */
export function handleAdapterError(error: unknown): Response {
  const [code, message] =
    error instanceof RequestError
      ? (['malformed', 'The request could not be read.'] as const)
      : (['internal', GENERIC] as const)
  const requestId = chooseRequestId(undefined)
  return Response.json(
    { message, code, requestId },
    { status: STATUS_BY_CODE[code], headers: { 'Cache-Control': 'no-store', 'X-Request-Id': requestId } },
  )
}

/** Turns every thrown error into a response. Only AppErrors show their message. Others are logged. */
export function handleError(error: unknown, c: Context<HttpEnv>): Response | Promise<Response> {
  return createErrorResponse(c, toAppError(error, c))
}

function toAppError(error: unknown, c: Context<HttpEnv>): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) {
    const code: ErrorCode = error.status === 413 ? 'too_large' : 'malformed'
    return new AppError(code, error.message || 'The request could not be read.')
  }
  c.var.deps.log.error({ err: error, requestId: c.var.requestId }, 'unexpected error')
  return isDatabaseUnavailable(error)
    ? new AppError('unavailable', `We cannot ${failedVerb(c)} anything right now. Please try again in a minute.`, {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    : new AppError('internal', GENERIC)
}

const failedVerb = (c: Context) => (c.req.method === 'GET' ? 'look up' : 'save')
