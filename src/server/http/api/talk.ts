import { type Context, Hono } from 'hono'
import { runTurns } from '../../assistant/turn/run-turns.ts'
import { warmUpUnderstanding } from '../../assistant/warm-up.ts'
import {
  type ContactCtx,
  findStart,
  identifyContact,
  openConversation,
  rateConversation,
  readConversation,
  receiveMessage,
  subscribeToConversation,
} from '../../domains/conversations/index.ts'
import type { HttpEnv } from '../env.ts'
import { openEventStream } from '../event-stream.ts'
import { readIdempotencyKey } from '../idempotency-key.ts'
import { readJsonBody } from '../json-body.ts'

/** The public interface of web chat. The token of a conversation is its only proof. */
export const talkApi = new Hono<HttpEnv>()
  .post('/:slug/conversations', async (c) => {
    const body = await readJsonBody(c)
    const opened = await openConversation(asVisitor(c), c.req.param('slug'), body)
    // Warms up while the caller reads the greeting and types.
    void warmUpUnderstanding()
    return c.json(opened, 201)
  })
  .post('/:slug/conversations/:conversation/messages', async (c) => {
    const ctx = await identify(c)
    const { id, lease } = await receiveMessage(ctx, await readJsonBody(c), readIdempotencyKey(c))
    if (lease !== undefined) startTurns(ctx, lease)
    return c.json({ message: { id } }, 202)
  })
  .post('/:slug/conversations/:conversation/rating', async (c) => {
    await rateConversation(await identify(c), await readJsonBody(c))
    return c.body(null, 204)
  })
  .get('/:slug/conversations/:conversation/messages', async (c) =>
    c.json(await readConversation(await identify(c), c.req.query('after'))),
  )
  .get('/:slug/conversations/:conversation/events', async (c) => {
    const ctx = await identify(c)
    return openEventStream(c, subscribeToConversation(ctx), await findStart(ctx, c.req.query('after')))
  })

/** A signed-in person counts as a visitor in web chat. */
const asVisitor = (c: Context<HttpEnv>) => ({ ...c.var.ctx, actor: { kind: 'visitor' as const } })

function identify(c: Context<HttpEnv>): Promise<ContactCtx> {
  const [, token] = /^Bearer ([\w-]{20,100})$/i.exec(c.req.header('authorization') ?? '') ?? []
  const { slug = '', conversation = '' } = c.req.param() as Record<string, string>
  return identifyContact(asVisitor(c), { slug, conversationId: conversation, token })
}

/** Not awaited, because the reply arrives as a message. The job repeats a failed turn. */
function startTurns(ctx: ContactCtx, lease: string): void {
  const { client: _, pageReads: __, ...deps } = ctx
  runTurns(deps, ctx.actor.conversationId, lease).catch((error: unknown) => {
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a turn was left to its job')
  })
}
