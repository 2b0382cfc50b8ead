import { createMiddleware } from 'hono/factory'
import type { HttpEnv } from './env.ts'

/** No answer is kept by a browser or a proxy. */
export const neverStored = createMiddleware<HttpEnv>(async (c, next) => {
  c.env.outgoing.setHeader('Cache-Control', 'no-store')
  await next()
})
