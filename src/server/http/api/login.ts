import { type Context, Hono } from 'hono'
import { signInAccount, signOut } from '../../domains/identity/index.ts'
import type { HttpEnv } from '../env.ts'
import { readJsonBody } from '../json-body.ts'
import { clearSessionCookie, deviceOf, setSessionCookie } from '../session.ts'
import { askForCode } from './auth.ts'

export const loginApi = new Hono<HttpEnv>()
  .post('/login', async (c) => {
    const body = await readJsonBody(c)
    const result = await signInAccount(c.var.ctx, body, deviceOf(c))
    if (result.status === 'two_factor') return askForCode(c, result.challenge)
    setSessionCookie(c, result.signedIn)
    return c.json(result.signedIn.user)
  })
  .get('/logout', async (c) => {
    if (isOwnNavigation(c)) {
      await signOut(c.var.ctx)
      clearSessionCookie(c)
      // Pages of the person who left must not come back by the Back button. What the browser stores for us, e.g. the
      // choice of theme, is nobody's secret and stays.
      c.header('Clear-Site-Data', '"cache"')
    }
    return c.redirect('/', 303)
  })

/** A link, picture or prefetch of another site must not sign anybody out; an address typed by hand may. */
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
