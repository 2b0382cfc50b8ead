import { Hono } from 'hono'
import { completePasswordReset, requestPasswordReset } from '../../domains/identity/index.ts'
import type { HttpEnv } from '../env.ts'
import { readJsonBody } from '../json-body.ts'
import { setKnownDevicesCookie } from '../session.ts'

export const passwordResetApi = new Hono<HttpEnv>()
  .post('/forgot-password', async (c) => {
    await requestPasswordReset(c.var.ctx, await readJsonBody(c))
    return c.json({ message: 'Check your email for password reset instructions.' })
  })
  .post('/reset-password', async (c) => {
    const { knownDevices } = await completePasswordReset(c.var.ctx, await readJsonBody(c))
    setKnownDevicesCookie(c, knownDevices)
    return c.json({ message: 'Your password was changed. Please sign in with the new one.' })
  })
