import type { IncomingMessage } from 'node:http'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors.ts'
import { findDoor } from './doors.ts'
import type { HttpEnv } from './env.ts'

/**
 * Refuses long bodies before a handler reads them. Node enforces a declared Content-Length. A chunked body has none, so
 * this reads it up to the limit and passes it on as `rawBody`, where Hono's Node adapter expects it.
 */
export const limitBody = createMiddleware<HttpEnv>(async (c, next) => {
  const incoming: IncomingMessage & { rawBody?: Buffer } = c.env.incoming
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
  if (length === undefined && encoding === undefined) return next()
  const { maxBytes } = findDoor(c.req.url)
  if (Number(length ?? 0) > maxBytes.declared) throw tooLargeError()
  if (encoding !== undefined) incoming.rawBody = await readUpToLimit(incoming, maxBytes.chunked)
  await next()
})

async function readUpToLimit(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length
      if (size > maxBytes) break
      chunks.push(chunk as Buffer)
    }
  } catch (cause) {
    throw abortedRequestError(cause)
  }
  if (size > maxBytes) throw tooLargeError()
  return Buffer.concat(chunks)
}

function tooLargeError(): AppError {
  return new AppError('too_large', 'This is too long. Please shorten it.')
}

/** The client disconnected while sending, so this is no error of the server. */
export function abortedRequestError(cause: unknown): AppError {
  return new AppError('malformed', 'The request ended before it was complete.', { cause })
}
