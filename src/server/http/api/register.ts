import { Hono } from 'hono'
import { registerAccount } from '../../domains/registration/index.ts'
import { countAttempts, REGISTER_BY_ADDRESS } from '../attempts.ts'
import type { HttpEnv } from '../env.ts'
import { readJsonBody } from '../json-body.ts'
import { deviceOf, setSessionCookie } from '../session.ts'

export const registerApi = new Hono<HttpEnv>().post('/register', async (c) => {
  const { ctx, clientAddress } = c.var
  const body = await readJsonBody(c)
  const signedIn = await countAttempts(ctx, [[REGISTER_BY_ADDRESS, clientAddress]], () =>
    registerAccount(ctx, body, deviceOf(c)),
  )
  setSessionCookie(c, signedIn)
  return c.json(signedIn.user, 201)
})
