import { Hono } from 'hono'
import { completePasswordReset, requestPasswordReset } from '../../domains/identity/index.ts'
import {
  accountKey,
  type Counted,
  countAttempts,
  countFailures,
  LINK_BY_ADDRESS,
  RESET_BY_ACCOUNT,
  RESET_BY_ADDRESS,
} from '../attempts.ts'
import type { HttpEnv } from '../env.ts'
import { readJsonBody } from '../json-body.ts'

export const passwordResetApi = new Hono<HttpEnv>()
  .post('/forgot-password', async (c) => {
    const { ctx, clientAddress } = c.var
    const body = await readJsonBody(c)
    const counted: Counted[] = [
      [RESET_BY_ADDRESS, clientAddress],
      [RESET_BY_ACCOUNT, accountKey(body.email)],
    ]
    await countAttempts(ctx, counted, () => requestPasswordReset(ctx, body))
    return c.json({ message: 'Check your email for password reset instructions.' })
  })
  .post('/reset-password', async (c) => {
    const { ctx, clientAddress } = c.var
    const body = await readJsonBody(c)
    await countFailures(ctx, [[LINK_BY_ADDRESS, clientAddress]], () => completePasswordReset(ctx, body))
    return c.json({ message: 'Your password was changed. Please sign in with the new one.' })
  })
