import type { Context } from 'hono'
import { AppError } from '../errors.ts'
import type { HttpEnv } from './env.ts'
import { abortedRequestError } from './limit-body.ts'

/** Reads a JSON object. Requires `application/json`, because forms of other sites can send the other types. */
export async function readJsonBody(c: Context<HttpEnv>): Promise<Record<string, unknown>> {
  const [type, ...parameters] = (c.req.header('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  if (type !== 'application/json' || (charset !== undefined && !/^charset=(utf-8|"utf-8")$/.test(charset))) {
    throw new AppError('unsupported_media_type', 'Please send JSON (Content-Type: application/json).')
  }
  if (c.req.header('content-encoding') !== undefined) {
    throw new AppError('unsupported_media_type', 'Compressed bodies are not accepted.')
  }
  const body = await c.req.text().catch((cause: unknown) => {
    throw abortedRequestError(cause)
  })
  const value = parseJson(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('malformed', 'Please send a JSON object.')
  }
  return value as Record<string, unknown>
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('malformed', 'The request is not valid JSON.', { cause })
  }
}
