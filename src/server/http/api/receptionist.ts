import { Hono } from 'hono'
import { readParam } from '#contracts/params.ts'
import { countWaiting, subscribeToDesk, subscribeToThread } from '../../domains/conversations/index.ts'
import type { HttpEnv } from '../env.ts'
import { openEventStream } from '../event-stream.ts'

/** Event streams of the desk and of one conversation. */
export const receptionistApi = new Hono<HttpEnv>()
  .get('/events', (c) => openEventStream(c, subscribeToDesk(c.var.ctx)))
  .get('/waiting', async (c) => c.json({ waiting: await countWaiting(c.var.ctx) }))
  .get('/conversations/:conversationId/events', async (c) =>
    openEventStream(c, await subscribeToThread(c.var.ctx, readParam(c.req.param(), 'conversationId'))),
  )
