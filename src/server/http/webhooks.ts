import { Hono } from 'hono'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { HttpEnv } from './env.ts'
import { abortedRequestError } from './limit-body.ts'
import { refuseWrongMethods } from './refuse-wrong-methods.ts'
import { isSigned } from './webhook-signature.ts'

/** One sender. It repeats a delivery with the same id until it gets a 2xx, so `handle` must accept repetitions. */
type Webhook = {
  secret: string
  handle: (ctx: Ctx, delivery: { id: string; body: Buffer }) => Promise<void>
}

/** The webhooks by the name in their address, `/webhooks/<name>`. No sender is connected yet. */
export const WEBHOOKS: ReadonlyMap<string, Webhook> = new Map()

/** Verifies the signature before a handler runs, so that no handler can forget it. */
export function createWebhookRoutes(webhooks: ReadonlyMap<string, Webhook>) {
  const routes = new Hono<HttpEnv>().post('/:name', async (c) => {
    const webhook = webhooks.get(c.req.param('name'))
    if (webhook === undefined) throw new AppError('not_found', 'There is no webhook at this address.')
    const body = Buffer.from(await c.req.arrayBuffer().catch(throwAborted))
    const id = c.req.header('webhook-id')
    const timestamp = c.req.header('webhook-timestamp')
    const signatures = c.req.header('webhook-signature')
    if (id === undefined || !isSigned({ id, timestamp, signatures, body }, webhook.secret, c.var.ctx.now())) {
      throw new AppError('unauthenticated', 'The signature of this webhook is missing, too old or wrong.')
    }
    await webhook.handle(c.var.ctx, { id, body })
    return c.body(null, 204)
  })
  refuseWrongMethods(routes)
  return routes
}

function throwAborted(cause: unknown): never {
  throw abortedRequestError(cause)
}
