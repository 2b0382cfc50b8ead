import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { parseCursor, requireParticipant } from '../domains/chat/index.ts'
import { AppError } from '../errors.ts'
import { stopCounting } from '../load.ts'
import type { HttpEnv } from './env.ts'

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // A proxy that compresses or collects would hold messages back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/**
 * The live stream of everything the reader may see: server-sent events, each with its cursor as id. A browser that
 * comes back says with Last-Event-ID where it was, and gets what it missed. Written straight to the connection: a web
 * stream in between costs more than all the rest of a delivery.
 */
export async function openChatStream(c: Context<HttpEnv>): Promise<Response> {
  const viewer = await requireParticipant(c.var.ctx)
  if (!c.req.header('accept')?.includes('text/event-stream')) {
    throw new AppError('malformed', 'This address is a stream: please ask for text/event-stream.')
  }
  const given = c.req.header('last-event-id') ?? c.req.query('after')
  const cursor = given === undefined ? undefined : parseCursor(given)
  // The answer to a HEAD has no body, and a stream would stay open for nobody.
  if (c.req.method === 'HEAD') return c.body(null, 200, HEADERS)
  const { outgoing } = c.env
  await c.var.chatHub.open(viewer, cursor, () => {
    stopCounting(outgoing)
    outgoing.writeHead(200, { ...HEADERS, 'X-Request-Id': c.var.requestId })
    return outgoing as ServerResponse
  })
  return RESPONSE_ALREADY_SENT
}
