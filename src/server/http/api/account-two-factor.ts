import { Hono } from 'hono'
import { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, startTwoFactor } from '../../domains/identity/index.ts'
import type { HttpEnv } from '../env.ts'
import { readJsonBody } from '../json-body.ts'
import { rechecked } from '../recheck.ts'
import { setSessionCookie } from '../session.ts'

export const twoFactorApi = new Hono<HttpEnv>()
  .post('/two-factor/start', async (c) => {
    const body = await readJsonBody(c)
    return c.json(await rechecked(c.var.ctx, () => startTwoFactor(c.var.ctx, body)))
  })
  .post('/two-factor/confirm', async (c) => {
    const body = await readJsonBody(c)
    const { recoveryCodes, signedIn } = await rechecked(c.var.ctx, () => confirmTwoFactor(c.var.ctx, body))
    setSessionCookie(c, signedIn)
    return c.json({ recoveryCodes })
  })
  .post('/two-factor/disable', async (c) => {
    const body = await readJsonBody(c)
    setSessionCookie(c, await rechecked(c.var.ctx, () => disableTwoFactor(c.var.ctx, body)))
    return c.json({ message: 'Two-factor sign-in is off.' })
  })
  .post('/recovery-codes', async (c) => {
    const body = await readJsonBody(c)
    return c.json({ recoveryCodes: await rechecked(c.var.ctx, () => renewRecoveryCodes(c.var.ctx, body)) })
  })
