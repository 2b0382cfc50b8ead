import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { UNREACHABLE } from '#web/lib/unreachable.ts'
import { readFields } from './fields.ts'
import type { Refusal } from './refusal.ts'

const FAILED = 'Something went wrong on our side. What you typed is still here: please try again in a minute.'

/**
 * The root's `clientMiddleware`: turns a network or server error into a refusal, so that the form keeps its text.
 * Otherwise the error screen would replace the form.
 */
export const keepUnsent: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.method === 'GET') return next()
  const values = readFields(await request.clone().formData())
  const results = await next()
  const failed = Object.entries(results).find(([, { type }]) => type === 'error')
  const error = failed && findCause(failed[1].result)
  if (failed === undefined || isMeant(error)) return results
  const refusal: Refusal = {
    intent: values.intent ?? '',
    message: error instanceof TypeError ? UNREACHABLE : FAILED,
    fieldErrors: {},
    values,
  }
  return { [failed[0]]: { type: 'data', result: data(refusal, { status: 503 }) } }
}

/** Intended answers: redirects, 404 and 403. */
function isMeant(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
}

/** The router wraps a thrown value together with the status of its answer. */
function findCause(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'type' in result && 'data' in result
  return isWrapped ? result.data : result
}
