import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors.ts'
import type { HttpEnv } from './env.ts'

const READS = new Set(['GET', 'HEAD'])

/**
 * Refuses a change that another site asks for. Browsers send Origin with every request that can change something,
 * so one without it, or with another, is turned away; no token is needed, and cached pages can hold forms.
 */
export const refuseCrossSite = createMiddleware<HttpEnv>(async (c, next) => {
  if (!READS.has(c.req.method) && !isSameOrigin(c.req.header('origin'), c.req.header('host'), c.var.deps.config)) {
    throw new AppError('cross_site', 'This request did not come from our site, so nothing was changed.')
  }
  const site = c.req.header('sec-fetch-site')
  if (!READS.has(c.req.method) && site !== undefined && site !== 'same-origin') {
    throw new AppError('cross_site', 'This request came from another site, so nothing was changed.')
  }
  await next()
})

function isSameOrigin(
  origin: string | undefined,
  host: string | undefined,
  config: { appUrl: string; appUrlIsFixed: boolean },
): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  if (config.appUrlIsFixed) return origin === config.appUrl
  // Without APP_URL the server may be opened as localhost, 127.0.0.1 or by its name: the request must match itself.
  return new URL(origin).host === host
}
