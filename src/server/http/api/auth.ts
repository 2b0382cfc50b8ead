import { type Context, Hono } from 'hono'
import {
  answerTwoFactor,
  endAllSessions,
  getBusinessType,
  getInvitation,
  signInBusiness,
} from '../../domains/identity/index.ts'
import { registerBusiness } from '../../domains/registration/index.ts'
import { AppError, STATUS_BY_CODE } from '../../errors.ts'
import type { HttpEnv } from '../env.ts'
import { readJsonBody } from '../json-body.ts'
import { clearSessionCookie, readDeviceLabel, setSessionCookie } from '../session.ts'

export const authApi = new Hono<HttpEnv>()
  .get('/user', (c) => {
    const user = c.get('currentUser')
    if (user === undefined) throw new AppError('unauthenticated', 'You are not signed in.')
    return c.json(user)
  })
  .post('/signup', async (c) => {
    const body = await readJsonBody(c)
    const signedIn = await registerBusiness(c.var.ctx, body, readDeviceLabel(c))
    setSessionCookie(c, signedIn)
    return c.json(signedIn.user, 201)
  })
  .post('/signin', async (c) => {
    const { ctx } = c.var
    const body = await readJsonBody(c)
    const result = await signInBusiness(ctx, body, readDeviceLabel(c))
    if (result.status === 'two_factor') return sendTwoFactorChallenge(c, result.challenge)
    setSessionCookie(c, result.signedIn)
    const { user } = result.signedIn
    return c.json({ user: { ...user, businessType: await getBusinessType(ctx, result.signedIn) } })
  })
  .post('/two-factor', async (c) => {
    const signedIn = await answerTwoFactor(c.var.ctx, await readJsonBody(c), readDeviceLabel(c))
    setSessionCookie(c, signedIn)
    const { user } = signedIn
    return c.json({ ...user, businessType: await getBusinessType(c.var.ctx, signedIn) })
  })
  .post('/sign-out-everywhere', async (c) => {
    await endAllSessions(c.var.ctx)
    clearSessionCookie(c)
    return c.json({ message: 'You were signed out everywhere.' })
  })
  .post('/invitation', async (c) => {
    const { token } = await readJsonBody(c)
    return c.json(await getInvitation(c.var.ctx, token))
  })

/** The password was correct. The session starts after the code. */
export function sendTwoFactorChallenge(c: Context<HttpEnv>, challenge: string): Response {
  const message = 'Please enter the code from your authenticator app.'
  return c.json(
    { message, code: 'two_factor_required', challenge, requestId: c.var.requestId },
    STATUS_BY_CODE.two_factor_required,
  )
}
