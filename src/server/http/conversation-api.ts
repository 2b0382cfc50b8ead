import { Hono } from 'hono'
import { say } from '../assistant/turn/say.ts'
import { identifyContact, subscribeToConversation } from '../domains/conversations/index.ts'
import type { HttpEnv } from './env.ts'
import { openEventStream } from './event-stream.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import { readJsonBody } from './json-body.ts'
import { formatHeld, type TalkCookie } from './talk-cookie.ts'

/**
 * The API of a conversation's script (src/widget/conversation), on the page of a receptionist and in the frame of a
 * widget. It accepts the cookie, because browsers cannot send a token with an event stream.
 */
export function createConversationApi(cookie: TalkCookie): Hono<HttpEnv> {
  return new Hono<HttpEnv>()
    .post('/:slug/messages', async (c) => {
      const slug = c.req.param('slug')
      const { text, language } = await readJsonBody(c)
      const { id, opened } = await say(c.var.ctx, slug, {
        held: cookie.read(c.req.raw, slug),
        text: textOrNone(text),
        language: textOrNone(language),
        key: readIdempotencyKey(c),
        isScripted: true,
      })
      if (opened === undefined) return c.json({ message: { id } }, 202)
      c.header('Set-Cookie', cookie.create(c.var.ctx.config, slug, opened))
      // Also for a browser without cookies. Exposes nothing new, because the same script reads the whole conversation.
      return c.json({ message: { id }, held: formatHeld(opened) }, 202)
    })
    .get('/:slug/events', async (c) => {
      const slug = c.req.param('slug')
      const { conversationId = '', token } = cookie.read(c.req.raw, slug) ?? {}
      const ctx = { ...c.var.ctx, actor: { kind: 'visitor' as const } }
      return openEventStream(c, subscribeToConversation(await identifyContact(ctx, { slug, conversationId, token })))
    })
}

function textOrNone(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
