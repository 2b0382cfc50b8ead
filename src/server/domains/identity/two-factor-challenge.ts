import { z } from 'zod'
import { answerTwoFactorInput } from '#contracts/account-settings.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { countFailures } from '../../limits/attempts.ts'
import { TWO_FACTOR_BY_ADDRESS } from '../../limits/table.ts'
import { parseInput } from '../../parse.ts'
import { listMemberships } from '../organisations/index.ts'
import { hashToken, invalidLinkError, spendToken } from './one-time-tokens.ts'
import { CODE_ATTEMPTS } from './rules.ts'
import { beginSession, type SignedIn } from './sessions.ts'
import { refundSignIn } from './sign-in-limits.ts'
import { spendCode } from './two-factor-codes.ts'
import { getUser, placeUser, placeUserWhereLast } from './users.ts'

type Answer = z.output<typeof answerTwoFactorInput>

/** A challenge of an older version names no organisation. */
const challengeData = z.object({ cookie: z.enum(['browser', 'kept']), organisationId: z.string().optional() })

/**
 * The second step of a sign-in. Five codes may be tried, then `link_invalid` asks for the password again. Throws
 * `unauthenticated` for a wrong code.
 */
export async function answerTwoFactor(ctx: Ctx, input: unknown, device: string): Promise<SignedIn> {
  const answer = parseInput(answerTwoFactorInput, input)
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
    if (user.disabled_at !== null || user.two_factor_enabled_at === null) throw challengeEndedError()
    if (!(await spendCode(tx, user, code))) return undefined
    const row = await spendToken(tx, 'two_factor_challenge', challenge)
    if (row === undefined) throw challengeEndedError()
    const { cookie, organisationId } = challengeData.parse(JSON.parse(row.data))
    const chosen = (await listMemberships(tx, user)).find((place) => place.organisationId === organisationId)
    const placed = chosen === undefined ? await placeUserWhereLast(tx, user) : placeUser(user, chosen)
    return beginSession(tx, placed, { device, cookie })
  })
  if (signedIn !== undefined) return signedIn
  const message = 'This code is not right. Please try the next one your app shows.'
  throw new AppError('unauthenticated', message, { fieldErrors: { code: message } })
}

/** Count the attempt before checking the code, so that parallel attempts cannot exceed the limit. */
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
  if (row === undefined || row.user_id === null) throw challengeEndedError()
  return row.user_id
}

function challengeEndedError(): AppError {
  return invalidLinkError('This sign-in has ended. Please enter your password again.')
}
