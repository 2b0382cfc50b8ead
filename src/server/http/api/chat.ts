import { type Context, Hono } from 'hono'
import { readParam } from '#contracts/params.ts'
import {
  catchUp,
  closeThread,
  countUnreadMessages,
  listThreads,
  markRead,
  openThread,
  readThread,
  reopenThread,
  searchMessages,
  sendMessage,
  subscribeToChat,
} from '../../domains/chat/index.ts'
import { sendConversationExport } from '../chat-export.ts'
import type { HttpEnv } from '../env.ts'
import { openEventStream } from '../event-stream.ts'
import { readIdempotencyKey } from '../idempotency-key.ts'
import { readJsonBody } from '../json-body.ts'
import { withChatLimit } from '../with-chat-limit.ts'

export const chatApi = new Hono<HttpEnv>()
  .get('/stream', async (c) => openEventStream(c, await subscribeToChat(c.var.ctx)))
  .get('/messages', async (c) => c.json(await catchUp(c.var.ctx, c.req.query('after'))))
  .get('/unread', async (c) => c.json({ unread: await countUnreadMessages(c.var.ctx) }))
  .get('/search', async (c) => c.json({ hits: await searchMessages(c.var.ctx, c.req.query('q') ?? '') }))
  .get('/export', sendConversationExport)
  .get('/threads', async (c) => c.json(await listThreads(c.var.ctx, readWholeNumber(c, 'pages') ?? 1)))
  .post('/threads', async (c) => {
    const body = await readJsonBody(c)
    return c.json(await withChatLimit(c.var.ctx, () => openThread(c.var.ctx, body, readIdempotencyKey(c))), 201)
  })
  .get('/threads/:threadId', async (c) =>
    c.json(await readThread(c.var.ctx, readParam(c.req.param(), 'threadId'), { limit: readWholeNumber(c, 'limit') })),
  )
  .post('/threads/:threadId/messages', async (c) => {
    const body = { ...(await readJsonBody(c)), threadId: readParam(c.req.param(), 'threadId') }
    return c.json(await withChatLimit(c.var.ctx, () => sendMessage(c.var.ctx, body, readIdempotencyKey(c))), 201)
  })
  .post('/threads/:threadId/read', async (c) => {
    await markRead(c.var.ctx, { ...(await readJsonBody(c)), threadId: readParam(c.req.param(), 'threadId') })
    return c.body(null, 204)
  })
  .post('/threads/:threadId/close', async (c) => {
    await closeThread(c.var.ctx, readParam(c.req.param(), 'threadId'))
    return c.body(null, 204)
  })
  .post('/threads/:threadId/reopen', async (c) => {
    await reopenThread(c.var.ctx, readParam(c.req.param(), 'threadId'))
    return c.body(null, 204)
  })

function readWholeNumber(c: Context<HttpEnv>, name: string): number | undefined {
  const given = Number(c.req.query(name))
  return Number.isInteger(given) && given > 0 ? given : undefined
}
