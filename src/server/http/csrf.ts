import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors.ts'
import { clientScheme } from './client-address.ts'
import { doorOf } from './doors.ts'
import type { HttpEnv } from './env.ts'

const READS = new Set(['GET', 'HEAD'])

/**
 * Refuses a change that another site asks for. Browsers send Origin with every request that can change something,
 * so one without it, or with another, is turned away; no token is needed, and cached pages can hold forms.
 */
export const refuseCrossSite = createMiddleware<HttpEnv>(async (c, next) => {
  if (READS.has(c.req.method) || !doorOf(c.req.url).checksOrigin) return next()
  if (!isSameOrigin(c)) {
    throw new AppError('cross_site', 'This request did not come from our site, so nothing was changed.')
  }
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') {
    throw new AppError('cross_site', 'This request came from another site, so nothing was changed.')
  }
  await next()
})

function isSameOrigin(c: Context<HttpEnv>): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined || !URL.canParse(origin)) return false
  const { appUrl, appUrlIsFixed, trustedProxy } = c.var.deps.config
  if (appUrlIsFixed) return origin === appUrl
  // Without APP_URL the server may be opened as localhost, 127.0.0.1 or by its name: the request must match itself.
  const { host, protocol } = new URL(origin)
  return host === c.req.header('host') && protocol === `${clientScheme(c.env.incoming, trustedProxy)}:`
}
