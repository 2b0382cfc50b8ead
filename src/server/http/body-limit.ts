import type { IncomingMessage } from 'node:http'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors.ts'
import { doorOf } from './doors.ts'
import type { HttpEnv } from './env.ts'

/**
 * Refuses long bodies before anything reads them. A declared length is held to by Node; a chunked body has none, so it
 * is read here, up to the limit, and handed on as `rawBody`, where the adapter looks for one.
 */
export const limitBody = createMiddleware<HttpEnv>(async (c, next) => {
  const incoming: IncomingMessage & { rawBody?: Buffer } = c.env.incoming
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
  if (length === undefined && encoding === undefined) return next()
  const { maxBytes } = doorOf(c.req.url)
  if (Number(length ?? 0) > maxBytes.declared) throw tooLarge()
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
    throw endedEarly(cause)
  }
  if (size > maxBytes) throw tooLarge()
  return Buffer.concat(chunks)
}

function tooLarge(): AppError {
  return new AppError('too_large', 'This is more than we can take at once. Please shorten it.')
}

/** Somebody hung up while sending: nothing of ours went wrong. */
export function endedEarly(cause: unknown): AppError {
  return new AppError('malformed', 'The request ended before it was complete.', { cause })
}
