import { type Context, Hono } from 'hono'
import {
  answerTwoFactor,
  endAllSessions,
  getBusinessType,
  getInvitation,
  registerBusiness,
  type SignInResult,
  signInBusiness,
} from '../../domains/identity/index.ts'
import { AppError, STATUS_OF } from '../../errors.ts'
import {
  accountKey,
  type Counted,
  countAttempts,
  countFailures,
  LINK_BY_ADDRESS,
  REGISTER_BY_ADDRESS,
  refundAttempts,
  SIGN_IN_BY_ACCOUNT,
  SIGN_IN_BY_ADDRESS,
  TWO_FACTOR_BY_ADDRESS,
} from '../attempts.ts'
import type { HttpEnv } from '../env.ts'
import { readJsonBody } from '../json-body.ts'
import { clearSessionCookie, deviceOf, setSessionCookie } from '../session.ts'

export const authApi = new Hono<HttpEnv>()
  .get('/user', (c) => {
    if (c.var.currentUser === undefined) throw new AppError('unauthenticated', 'You are not signed in.')
    return c.json(c.var.currentUser)
  })
  .post('/signup', async (c) => {
    const { ctx, clientAddress } = c.var
    const body = await readJsonBody(c)
    const signedIn = await countAttempts(ctx, [[REGISTER_BY_ADDRESS, clientAddress]], () =>
      registerBusiness(ctx, body, deviceOf(c)),
    )
    setSessionCookie(c, signedIn)
    return c.json(signedIn.user, 201)
  })
  .post('/signin', async (c) => {
    const { ctx } = c.var
    const body = await readJsonBody(c)
    const result = await limitedSignIn(c, body.email, () => signInBusiness(ctx, body, deviceOf(c)))
    if (result.status === 'two_factor') return askForCode(c, result.challenge)
    setSessionCookie(c, result.signedIn)
    const { user } = result.signedIn
    return c.json({ user: { ...user, businessType: await getBusinessType(ctx, user) } })
  })
  .post('/two-factor', async (c) => {
    const { ctx, clientAddress } = c.var
    const body = await readJsonBody(c)
    const signedIn = await countFailures(ctx, [[TWO_FACTOR_BY_ADDRESS, clientAddress]], () =>
      answerTwoFactor(ctx, body, deviceOf(c)),
    )
    const { user } = signedIn
    await refundAttempts(ctx, [[SIGN_IN_BY_ACCOUNT, accountKey(user.email)]])
    setSessionCookie(c, signedIn)
    return c.json({ ...user, businessType: await getBusinessType(ctx, user) })
  })
  .post('/sign-out-everywhere', async (c) => {
    await endAllSessions(c.var.ctx)
    clearSessionCookie(c)
    return c.json({ message: 'You were signed out everywhere.' })
  })
  .post('/invitation', async (c) => {
    const { ctx, clientAddress } = c.var
    const { token } = await readJsonBody(c)
    return c.json(await countFailures(ctx, [[LINK_BY_ADDRESS, clientAddress]], () => getInvitation(ctx, token)))
  })

/**
 * Both sign-ins count into the same limits. A right password gives its points back, but where a code is still to come
 * the account's stays until the code is right: else who knows the password could try codes for ever.
 */
export async function limitedSignIn(
  c: Context<HttpEnv>,
  email: unknown,
  signIn: () => Promise<SignInResult>,
): Promise<SignInResult> {
  const { ctx, clientAddress } = c.var
  const byAccount: Counted = [SIGN_IN_BY_ACCOUNT, accountKey(email)]
  const result = await countFailures(ctx, [[SIGN_IN_BY_ADDRESS, clientAddress]], () =>
    countAttempts(ctx, [byAccount], signIn),
  )
  if (result.status === 'signed_in') await refundAttempts(ctx, [byAccount])
  return result
}

/** The password was right; there is no session before the code is. */
export function askForCode(c: Context<HttpEnv>, challenge: string): Response {
  const message = 'Please enter the code from your authenticator app.'
  return c.json(
    { message, code: 'two_factor_required', challenge, requestId: c.var.requestId },
    STATUS_OF.two_factor_required,
  )
}
