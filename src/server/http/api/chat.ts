import { type Context, Hono } from 'hono'
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
import { exportConversations } from '../chat-export.ts'
import { chatLimited } from '../chat-limit.ts'
import type { HttpEnv } from '../env.ts'
import { openEventStream } from '../event-stream.ts'
import { idempotencyKey } from '../idempotency-key.ts'
import { readJsonBody } from '../json-body.ts'

export const chatApi = new Hono<HttpEnv>()
  .get('/stream', async (c) => openEventStream(c, await subscribeToChat(c.var.ctx)))
  .get('/messages', async (c) => c.json(await catchUp(c.var.ctx, c.req.query('after'))))
  .get('/unread', async (c) => c.json({ unread: await countUnreadMessages(c.var.ctx) }))
  .get('/search', async (c) => c.json({ hits: await searchMessages(c.var.ctx, c.req.query('q') ?? '') }))
  .get('/export', exportConversations)
  .get('/threads', async (c) => c.json(await listThreads(c.var.ctx, wholeNumber(c, 'pages') ?? 1)))
  .post('/threads', async (c) => {
    const body = await readJsonBody(c)
    return c.json(await chatLimited(c.var.ctx, () => openThread(c.var.ctx, body, idempotencyKey(c))), 201)
  })
  .get('/threads/:id', async (c) =>
    c.json(await readThread(c.var.ctx, c.req.param('id'), { limit: wholeNumber(c, 'limit') })),
  )
  .post('/threads/:id/messages', async (c) => {
    const body = { ...(await readJsonBody(c)), threadId: c.req.param('id') }
    return c.json(await chatLimited(c.var.ctx, () => sendMessage(c.var.ctx, body, idempotencyKey(c))), 201)
  })
  .post('/threads/:id/read', async (c) => {
    await markRead(c.var.ctx, { ...(await readJsonBody(c)), threadId: c.req.param('id') })
    return c.body(null, 204)
  })
  .post('/threads/:id/close', async (c) => {
    await closeThread(c.var.ctx, c.req.param('id'))
    return c.body(null, 204)
  })
  .post('/threads/:id/reopen', async (c) => {
    await reopenThread(c.var.ctx, c.req.param('id'))
    return c.body(null, 204)
  })

function wholeNumber(c: Context<HttpEnv>, name: string): number | undefined {
  const given = Number(c.req.query(name))
  return Number.isInteger(given) && given > 0 ? given : undefined
}
