import { Hono } from 'hono'
import { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, startTwoFactor } from '../../domains/identity/index.ts'
import type { HttpEnv } from '../env.ts'
import { readJsonBody } from '../json-body.ts'
import { setSessionCookie } from '../session.ts'

export const twoFactorApi = new Hono<HttpEnv>()
  .post('/two-factor/start', async (c) => c.json(await startTwoFactor(c.var.ctx, await readJsonBody(c))))
  .post('/two-factor/confirm', async (c) => {
    const { recoveryCodes, signedIn } = await confirmTwoFactor(c.var.ctx, await readJsonBody(c))
    setSessionCookie(c, signedIn)
    return c.json({ recoveryCodes })
  })
  .post('/two-factor/disable', async (c) => {
    setSessionCookie(c, await disableTwoFactor(c.var.ctx, await readJsonBody(c)))
    return c.json({ message: 'Two-factor sign-in is off.' })
  })
  .post('/recovery-codes', async (c) => {
    return c.json({ recoveryCodes: await renewRecoveryCodes(c.var.ctx, await readJsonBody(c)) })
  })
