import type { Context } from 'hono'
import { parseCursor, requireParticipant } from '../domains/chat/index.ts'
import { AppError } from '../errors.ts'
import { stopCounting } from '../load.ts'
import type { HttpEnv } from './env.ts'

/**
 * The live stream of everything the reader may see: server-sent events, each with its cursor as id. A browser that
 * comes back says with Last-Event-ID where it was, and gets what it missed.
 */
export async function openChatStream(c: Context<HttpEnv>): Promise<Response> {
  const viewer = await requireParticipant(c.var.ctx)
  if (!c.req.header('accept')?.includes('text/event-stream')) {
    throw new AppError('malformed', 'This address is a stream: please ask for text/event-stream.')
  }
  const given = c.req.header('last-event-id') ?? c.req.query('after')
  const cursor = given === undefined ? undefined : parseCursor(given)
  // What the answer to a HEAD holds is dropped unread, and a stream would stay open for nobody.
  const body = c.req.method === 'HEAD' ? null : (await c.var.chatHub.open(viewer, cursor)).body
  stopCounting(c.env.outgoing)
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // A proxy that compresses or collects would hold messages back.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}
