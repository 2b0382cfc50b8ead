import { z } from 'zod'
import { twoFactorAnswer } from '#contracts/account-settings.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { countFailures } from '../../limits/attempts.ts'
import { TWO_FACTOR_BY_ADDRESS } from '../../limits/table.ts'
import { parseInput } from '../../parse.ts'
import { hashToken, invalidLink, spendToken } from './one-time-tokens.ts'
import { CODE_ATTEMPTS } from './rules.ts'
import { beginSession, type SignedIn } from './sessions.ts'
import { refundSignIn } from './sign-in-limits.ts'
import { spendCode } from './two-factor-codes.ts'
import { getUser } from './users.ts'

type Answer = z.output<typeof twoFactorAnswer>

const challengeData = z.object({ cookie: z.enum(['browser', 'kept']) })

/**
 * The second half of a sign-in. Five codes may be tried, then the password is needed again (`link_invalid`); a wrong
 * one is `unauthenticated`.
 */
export async function answerTwoFactor(ctx: Ctx, input: unknown, device: string): Promise<SignedIn> {
  const answer = parseInput(twoFactorAnswer, input)
  const signedIn = await countFailures(ctx, [[TWO_FACTOR_BY_ADDRESS, ctx.client?.address]], () =>
    checkAnswer(ctx, answer, device),
  )
  await refundSignIn(ctx, signedIn.user.email)
  return signedIn
}

async function checkAnswer(ctx: Ctx, { challenge, code }: Answer, device: string): Promise<SignedIn> {
  const userId = await countAttempt(ctx, challenge)
  const signedIn = await inTransaction(ctx, async (tx) => {
    const user = await getUser(tx, userId)
    if (user.disabled_at !== null || user.two_factor_enabled_at === null) throw cancelled()
    if (!(await spendCode(tx, user, code))) return undefined
    const row = await spendToken(tx, 'two_factor_challenge', challenge)
    if (row === undefined) throw cancelled()
    const { cookie } = challengeData.parse(JSON.parse(row.data))
    return beginSession(tx, user, { device, cookie })
  })
  if (signedIn !== undefined) return signedIn
  const message = 'This code is not right. Please try the next one your app shows.'
  throw new AppError('unauthenticated', message, { fieldErrors: { code: message } })
}

/** Counted, and on the disk, before the code is looked at: a burst gets no more tries than anybody else. */
async function countAttempt(ctx: Ctx, challenge: string): Promise<string> {
  const row = await ctx.db
    .updateTable('one_time_tokens')
    .set((token) => ({ attempts: token('attempts', '+', 1) }))
    .where('id', '=', hashToken(challenge))
    .where('kind', '=', 'two_factor_challenge')
    .where('used_at', 'is', null)
    .where('attempts', '<', CODE_ATTEMPTS)
    .where('expires_at', '>', ctx.now().toISOString())
    .returning('user_id')
    .executeTakeFirst()
  if (row === undefined || row.user_id === null) throw cancelled()
  return row.user_id
}

function cancelled(): AppError {
  return invalidLink('This sign-in has ended. Please enter your password again.')
}
