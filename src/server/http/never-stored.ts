import { createMiddleware } from 'hono/factory'
import type { HttpEnv } from './env.ts'

/** No answer is kept by a browser or a proxy. */
export const neverStored = createMiddleware<HttpEnv>(async (c, next) => {
  await next()
  if (!c.res.headers.get('Cache-Control')?.includes('no-store')) c.header('Cache-Control', 'no-store')
})
