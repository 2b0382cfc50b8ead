import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { AppError } from '../errors.ts'
import { parseCursor } from '../live/cursor.ts'
import type { Subscription } from '../live/subscription.ts'
import { untrackRequest } from '../request-load.ts'
import type { HttpEnv } from './env.ts'

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies that compress or buffer would delay events.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/**
 * Sends a topic's events as server-sent events. The id of a stored event is its number. A browser that reconnects sends
 * Last-Event-ID and gets the missed events. Writes directly to the connection, because a web stream would cost more than
 * the rest of a delivery. The caller must have checked that this reader may read. A stream begins with the events after
 * `firstAfter`, or else after `?after=`, or now.
 */
export async function openEventStream(
  c: Context<HttpEnv>,
  subscription: Subscription,
  firstAfter?: number,
): Promise<Response> {
  // A browser that opens the address as a page has cookies and no token.
  const isPage = c.req.header('authorization') === undefined && !c.req.header('accept')?.includes('text/event-stream')
  if (isPage) {
    throw new AppError('malformed', 'This address is an event stream. Please send Accept: text/event-stream.')
  }
  const given = c.req.header('last-event-id') ?? (firstAfter === undefined ? c.req.query('after') : undefined)
  const after = given === undefined ? firstAfter : parseCursor(given)
  // A HEAD response has no body, so no stream is opened.
  if (c.req.method === 'HEAD') return c.body(null, 200, HEADERS)
  const { outgoing } = c.env
  await c.var.hub.open(subscription, after, () => {
    untrackRequest(outgoing)
    outgoing.writeHead(200, { ...HEADERS, 'X-Request-Id': c.var.requestId })
    return outgoing as ServerResponse
  })
  return RESPONSE_ALREADY_SENT
}
