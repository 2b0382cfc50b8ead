import { Hono } from 'hono'
import { identifyContact, subscribeToConversation } from '../domains/conversations/index.ts'
import type { HttpEnv } from './env.ts'
import { openEventStream } from './event-stream.ts'
import { readTalkCookie } from './talk-cookie.ts'

/** The live messages of the page of a receptionist. Browsers cannot send a token with an event stream, so its cookie counts. */
export const talkEvents = new Hono<HttpEnv>().get('/:slug/events', async (c) => {
  const slug = c.req.param('slug')
  const { conversationId = '', token } = readTalkCookie(c.req.raw, slug) ?? {}
  const ctx = { ...c.var.ctx, actor: { kind: 'visitor' as const } }
  return openEventStream(c, subscribeToConversation(await identifyContact(ctx, { slug, conversationId, token })))
})
