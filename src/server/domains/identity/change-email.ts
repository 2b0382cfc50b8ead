import type { z } from 'zod'
import { emailChange, emailConfirmation } from '#contracts/account-settings.ts'
import { requireMember } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { AppError } from '../../errors.ts'
import { countFailures } from '../../limits/attempts.ts'
import { consumeRateLimit, hashKey } from '../../limits/rate-limit.ts'
import { EMAIL_CHANGE_BY_ACCOUNT, LINK_BY_ADDRESS } from '../../limits/table.ts'
import { href } from '../../links.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { invalidLinkError, issueToken, spendToken, voidUserTokens } from './one-time-tokens.ts'
import { limitRecheck, recheckPassword } from './recheck.ts'
import { actAs, emailTakenError, findUserByEmail, getUser, indexUser, placeUserWhereLast } from './users.ts'

/** Mails a link to the new address. The address changes when the link is opened. Throws `email_taken`. */
export async function requestEmailChange(ctx: Ctx, input: unknown): Promise<void> {
  requireMember(ctx)
  const form = parseInput(emailChange, input)
  // Taken addresses count like wrong passwords, so that this form does not reveal who has an account.
  await limitRecheck(ctx, () => mailConfirmation(ctx, form))
}

async function mailConfirmation(ctx: Ctx, { email, password }: z.output<typeof emailChange>): Promise<void> {
  const user = await recheckPassword(ctx, password)
  if (email === user.email) {
    const message = 'This is already your email address.'
    throw new AppError('invalid_input', message, { fieldErrors: { email: message } })
  }
  if ((await findUserByEmail(ctx, email)) !== undefined) throw emailTakenError('email')
  await inTransaction(ctx, async (tx) => {
    await consumeRateLimit(tx, EMAIL_CHANGE_BY_ACCOUNT, hashKey(user.id))
    const token = await issueToken(tx, { kind: 'email_change', userId: user.id, email })
    await recordAudit(tx, 'email_change.requested', { kind: 'user', id: user.id })
    await enqueueMail(tx, {
      template: 'email-change-confirm',
      to: email,
      props: { url: `${tx.config.appUrl}${href('/account/confirm-email')}?token=${token}` },
    })
  })
}

/** Starts no session, because the link may be opened anywhere. Ends the other sessions. Throws `link_invalid`. */
export async function confirmEmailChange(ctx: Ctx, input: unknown): Promise<{ email: string }> {
  const { token } = parseInput(emailConfirmation, input)
  try {
    return await countFailures(ctx, [[LINK_BY_ADDRESS, ctx.client?.address]], () =>
      inTransaction(ctx, (tx) => moveToNewAddress(tx, token)),
    )
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTakenError('email')
    throw error
  }
}

async function moveToNewAddress(tx: Tx, token: string): Promise<{ email: string }> {
  const row = await spendToken(tx, 'email_change', token)
  if (row === undefined || row.user_id === null) throw invalidLinkError()
  const user = await getUser(tx, row.user_id)
  if (user.disabled_at !== null) throw invalidLinkError()
  const change = { email: row.email, email_verified_at: tx.now().toISOString() }
  await tx.db.updateTable('users').set(change).where('id', '=', user.id).execute()
  await indexUser(tx, { ...user, email: row.email })
  const keptSessionId = tx.actor.kind === 'member' ? tx.actor.sessionId : ''
  await tx.db.deleteFrom('sessions').where('user_id', '=', user.id).where('id', '!=', keptSessionId).execute()
  await voidUserTokens(tx, user.id)
  await recordAudit(actAs(tx, await placeUserWhereLast(tx, user)), 'email.changed', { kind: 'user', id: user.id })
  await enqueueMail(tx, { template: 'email-changed', to: user.email, props: { firstName: user.first_name } })
  return { email: row.email }
}
