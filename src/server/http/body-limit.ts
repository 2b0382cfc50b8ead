import type { IncomingMessage } from 'node:http'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors.ts'
import type { HttpEnv } from './env.ts'

/** Long enough for any letter, short enough to hold in memory for every connection. */
const MAX_BODY_BYTES = 128 * 1024

/**
 * Where documents are uploaded. The page itself takes 5 MB and says so to whoever sends more; nothing of a body is read
 * before the page knows who sends it.
 */
const UPLOADS = /^\/dashboard\/government\/projects\/[\w-]+\/documents(\.data)?$/
const MAX_UPLOAD_BYTES = 64 * 1024 * 1024

/**
 * Refuses long bodies before anything reads them. A declared length is held to by Node; a chunked body has none, so it
 * is read here, up to the limit, and handed on as `rawBody`, where the adapter looks for one.
 */
export const limitBody = createMiddleware<HttpEnv>(async (c, next) => {
  const incoming: IncomingMessage & { rawBody?: Buffer } = c.env.incoming
  const most = UPLOADS.test(c.req.path) ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES
  if (Number(incoming.headers['content-length'] ?? 0) > most) throw tooLarge()
  if (incoming.headers['transfer-encoding'] !== undefined) incoming.rawBody = await readUpToLimit(incoming)
  await next()
})

async function readUpToLimit(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length
      if (size > MAX_BODY_BYTES) break
      chunks.push(chunk as Buffer)
    }
  } catch (cause) {
    throw endedEarly(cause)
  }
  if (size > MAX_BODY_BYTES) throw tooLarge()
  return Buffer.concat(chunks)
}

function tooLarge(): AppError {
  return new AppError('too_large', 'This is more than we can take at once. Please shorten it.')
}

/** Somebody hung up while sending: nothing of ours went wrong. */
export function endedEarly(cause: unknown): AppError {
  return new AppError('malformed', 'The request ended before it was complete.', { cause })
}
