import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { AppError } from '../errors.ts'
import { parseCursor } from '../live/cursor.ts'
import type { Subscription } from '../live/subscription.ts'
import { stopCounting } from '../load.ts'
import type { HttpEnv } from './env.ts'

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // A proxy that compresses or collects would hold events back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/**
 * The events of a topic as server-sent events; stored ones have their number as id. A browser that comes back says with
 * Last-Event-ID where it was, and gets what it missed. Written straight to the connection: a web stream in between
 * costs more than all the rest of a delivery. The caller has checked that this reader may read.
 */
export async function openEventStream(c: Context<HttpEnv>, subscription: Subscription): Promise<Response> {
  if (!c.req.header('accept')?.includes('text/event-stream')) {
    throw new AppError('malformed', 'This address is a stream: please ask for text/event-stream.')
  }
  const given = c.req.header('last-event-id') ?? c.req.query('after')
  const after = given === undefined ? undefined : parseCursor(given)
  // The answer to a HEAD has no body, and a stream would stay open for nobody.
  if (c.req.method === 'HEAD') return c.body(null, 200, HEADERS)
  const { outgoing } = c.env
  await c.var.hub.open(subscription, after, () => {
    stopCounting(outgoing)
    outgoing.writeHead(200, { ...HEADERS, 'X-Request-Id': c.var.requestId })
    return outgoing as ServerResponse
  })
  return RESPONSE_ALREADY_SENT
}
