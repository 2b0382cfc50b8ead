import type { z } from 'zod'
import { forgotPassword, resetPasswordInput } from '#contracts/accounts.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { countFailures } from '../../limits/attempts.ts'
import { LINK_BY_ADDRESS } from '../../limits/table.ts'
import { href } from '../../links.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { addKnownDevice } from './known-devices.ts'
import { findToken, invalidLinkError, issueToken, spendToken, voidUserTokens } from './one-time-tokens.ts'
import { hashPassword } from './passwords.ts'
import { refuseUnsuitablePassword } from './refuse-unsuitable-password.ts'
import { clearGuesses, limitReset } from './sign-in-limits.ts'
import { actAs, findUserByEmail, getUser, placeUserWhereLast } from './users.ts'

type ResetForm = z.output<typeof resetPasswordInput>

/** Mails a link that works once, for an hour. The answer does not reveal whether the address has an account. */
export async function requestPasswordReset(ctx: Ctx, input: unknown): Promise<void> {
  const { email } = parseInput(forgotPassword, input)
  await limitReset(ctx, email, async () => {
    const user = await findUserByEmail(ctx, email)
    await inTransaction(ctx, async (tx) => {
      if (user === undefined || user.disabled_at !== null) await writeDecoyRows(tx)
      else await mailResetLink(tx, user)
    })
  })
}

async function mailResetLink(tx: Tx, user: UsersTable): Promise<void> {
  const token = await issueToken(tx, { kind: 'password_reset', userId: user.id, email: user.email })
  await recordAudit(tx, 'password_reset.requested', { kind: 'user', id: user.id })
  await enqueueMail(tx, {
    template: 'password-reset',
    to: user.email,
    props: { firstName: user.first_name, url: `${tx.config.appUrl}${href('/reset-password')}?token=${token}` },
  })
}

/**
 * Writes as many rows as a real request, so that the response time does not reveal whether the account exists. Nobody
 * has these tokens.
 */
async function writeDecoyRows(tx: Tx): Promise<void> {
  const decoyToken = { kind: 'password_reset', userId: null, email: '' } as const
  await issueToken(tx, decoyToken)
  await recordAudit(tx, 'password_reset.requested', { kind: 'user', id: 'none' })
  // Replaces the mail and its job.
  await issueToken(tx, decoyToken)
  await issueToken(tx, decoyToken)
}

/** Checks whether a link can still be used, without using it. Throws `link_invalid`. */
export async function checkResetLink(ctx: Ctx, token: string): Promise<void> {
  await countFailures(ctx, [[LINK_BY_ADDRESS, ctx.client?.address]], () => findTokenOwner(ctx, token))
}

/**
 * Sets a new password and ends every session. Two-factor sign-in stays. Clears the counts of wrong guesses and marks
 * this browser as known. Throws `link_invalid`.
 */
export async function completePasswordReset(ctx: Ctx, input: unknown): Promise<{ knownDevices: string }> {
  const form = parseInput(resetPasswordInput, input)
  return countFailures(ctx, [[LINK_BY_ADDRESS, ctx.client?.address]], () => setPassword(ctx, form))
}

async function findTokenOwner(ctx: Ctx, token: string): Promise<UsersTable> {
  const row = await findToken(ctx, 'password_reset', token)
  if (row === undefined || row.user_id === null) throw invalidLinkError()
  const user = await getUser(ctx, row.user_id)
  if (user.disabled_at !== null) throw invalidLinkError()
  return user
}

async function setPassword(ctx: Ctx, { token, password }: ResetForm): Promise<{ knownDevices: string }> {
  // Check the token first, so that an invented link does not make the server hash a password.
  const user = await findTokenOwner(ctx, token)
  await refuseUnsuitablePassword(ctx, user, password)
  const password_hash = await hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    if ((await spendToken(tx, 'password_reset', token)) === undefined) throw invalidLinkError()
    const email_verified_at = user.email_verified_at ?? tx.now().toISOString()
    await tx.db.updateTable('users').set({ password_hash, email_verified_at }).where('id', '=', user.id).execute()
    await tx.db.deleteFrom('sessions').where('user_id', '=', user.id).execute()
    await voidUserTokens(tx, user.id)
    await clearGuesses(tx, user.email)
    await recordAudit(actAs(tx, await placeUserWhereLast(tx, user)), 'password.reset', { kind: 'user', id: user.id })
    await enqueueMail(tx, { template: 'password-changed', to: user.email, props: { firstName: user.first_name } })
  })
  return { knownDevices: addKnownDevice(ctx.client?.knownDevices(), { ...user, password_hash }, ctx.now()) }
}
