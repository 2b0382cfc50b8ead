import { Hono } from 'hono'
import { registerAccount } from '../../domains/registration/index.ts'
import type { HttpEnv } from '../env.ts'
import { readJsonBody } from '../json-body.ts'
import { readDeviceLabel, setSessionCookie } from '../session.ts'

export const registerApi = new Hono<HttpEnv>().post('/register', async (c) => {
  const body = await readJsonBody(c)
  const signedIn = await registerAccount(c.var.ctx, body, readDeviceLabel(c))
  setSessionCookie(c, signedIn)
  return c.json(signedIn.user, 201)
})
