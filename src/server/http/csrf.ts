import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors.ts'
import { resolveClientScheme } from './client-address.ts'
import { findDoor } from './doors.ts'
import type { HttpEnv } from './env.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD'])

/**
 * Refuses changes from other sites. Browsers send Origin with every POST, PUT, PATCH and DELETE, so a request without
 * our Origin is refused. Forms need no token, so cached pages can have forms.
 */
export const refuseCrossSite = createMiddleware<HttpEnv>(async (c, next) => {
  if (SAFE_METHODS.has(c.req.method) || !findDoor(c.req.url).checksOrigin) return next()
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
  // Without APP_URL people may open the server as localhost, 127.0.0.1 or by name, so Origin must match Host.
  const { host, protocol } = new URL(origin)
  return host === c.req.header('host') && protocol === `${resolveClientScheme(c.env.incoming, trustedProxy)}:`
}
