import { type Context, Hono } from 'hono'
import { signInAccount, signOut } from '../../domains/identity/index.ts'
import type { HttpEnv } from '../env.ts'
import { readJsonBody } from '../json-body.ts'
import { clearSessionCookie, readDeviceLabel, setSessionCookie } from '../session.ts'
import { sendTwoFactorChallenge } from './auth.ts'

export const loginApi = new Hono<HttpEnv>()
  .post('/login', async (c) => {
    const body = await readJsonBody(c)
    const result = await signInAccount(c.var.ctx, body, readDeviceLabel(c))
    if (result.status === 'two_factor') return sendTwoFactorChallenge(c, result.challenge)
    setSessionCookie(c, result.signedIn)
    return c.json(result.signedIn.user)
  })
  .get('/logout', async (c) => {
    if (isOwnNavigation(c)) {
      await signOut(c.var.ctx)
      clearSessionCookie(c)
      // The Back button must not show pages after sign-out. Stored preferences such as the theme stay.
      c.header('Clear-Site-Data', '"cache"')
    }
    return c.redirect('/', 303)
  })

/**
 * Whether a sign-out is a navigation from this site or a typed address. Links, images and prefetches of other sites
 * must not sign anybody out.
 */
function isOwnNavigation(c: Context<HttpEnv>): boolean {
  if (c.req.method !== 'GET' || c.req.header('sec-purpose')?.includes('prefetch')) return false
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const referer = c.req.header('referer')
  if (referer === undefined || !URL.canParse(referer)) return false
  const { config } = c.var.deps
  const from = new URL(referer)
  return config.appUrlIsFixed ? from.origin === config.appUrl : from.host === c.req.header('host')
}
