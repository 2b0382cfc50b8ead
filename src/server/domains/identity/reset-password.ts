import type { z } from 'zod'
import { forgotPassword, resetPassword } from '#contracts/accounts.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { countFailures } from '../../limits/attempts.ts'
import { LINK_BY_ADDRESS } from '../../limits/table.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { addKnownDevice } from './known-devices.ts'
import { findToken, invalidLink, issueToken, spendToken, voidTokensOf } from './one-time-tokens.ts'
import { hashPassword } from './passwords.ts'
import { forgetGuesses, limitReset } from './sign-in-limits.ts'
import { refuseUnsuitablePassword } from './suitable-password.ts'
import { actingAs, findUserByEmail, getUser } from './users.ts'

type ResetForm = z.output<typeof resetPassword>

/** Mails a link that works once, for an hour. Who asks never learns whether the address has an account. */
export async function requestPasswordReset(ctx: Ctx, input: unknown): Promise<void> {
  const { email } = parseInput(forgotPassword, input)
  await limitReset(ctx, email, async () => {
    const user = await findUserByEmail(ctx, email)
    await inTransaction(ctx, async (tx) => {
      if (user === undefined || user.disabled_at !== null) await pretend(tx)
      else await mailLink(tx, user)
    })
  })
}

async function mailLink(tx: Tx, user: UsersTable): Promise<void> {
  const token = await issueToken(tx, { kind: 'password_reset', userId: user.id, email: user.email })
  await recordAudit(tx, 'password_reset.requested', { kind: 'user', id: user.id })
  await enqueueMail(tx, {
    template: 'password-reset',
    to: user.email,
    props: { firstName: user.first_name, url: `${tx.config.appUrl}/reset-password?token=${token}` },
  })
}

/** Writes as many rows as a real request does, so that the time does not tell one from the other. Nobody holds these tokens. */
async function pretend(tx: Tx): Promise<void> {
  const nobodys = { kind: 'password_reset', userId: null, email: '' } as const
  await issueToken(tx, nobodys)
  await recordAudit(tx, 'password_reset.requested', { kind: 'user', id: 'none' })
  // In the place of the mail and of the job that sends it.
  await issueToken(tx, nobodys)
  await issueToken(tx, nobodys)
}

/** Looks whether a link can still be used, without using it. Throws `link_invalid`. */
export async function checkResetLink(ctx: Ctx, token: string): Promise<void> {
  await countFailures(ctx, [[LINK_BY_ADDRESS, ctx.client?.address]], () => findOwner(ctx, token))
}

/**
 * Sets a new password and ends every session. Two-factor sign-in stays as it is. Wrong guesses of before count no more,
 * and the account knows this browser from now on. Throws `link_invalid`.
 */
export async function completePasswordReset(ctx: Ctx, input: unknown): Promise<{ knownDevices: string }> {
  const form = parseInput(resetPassword, input)
  return countFailures(ctx, [[LINK_BY_ADDRESS, ctx.client?.address]], () => setPassword(ctx, form))
}

async function findOwner(ctx: Ctx, token: string): Promise<UsersTable> {
  const row = await findToken(ctx, 'password_reset', token)
  if (row === undefined || row.user_id === null) throw invalidLink()
  const user = await getUser(ctx, row.user_id)
  if (user.disabled_at !== null) throw invalidLink()
  return user
}

async function setPassword(ctx: Ctx, { token, password }: ResetForm): Promise<{ knownDevices: string }> {
  // Looked at first, so that no invented link makes the server hash anything.
  const user = await findOwner(ctx, token)
  await refuseUnsuitablePassword(ctx, user, password)
  const password_hash = await hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    if ((await spendToken(tx, 'password_reset', token)) === undefined) throw invalidLink()
    const email_verified_at = user.email_verified_at ?? tx.now().toISOString()
    await tx.db.updateTable('users').set({ password_hash, email_verified_at }).where('id', '=', user.id).execute()
    await tx.db.deleteFrom('sessions').where('user_id', '=', user.id).execute()
    await voidTokensOf(tx, user.id)
    await forgetGuesses(tx, user.email)
    await recordAudit(actingAs(tx, user), 'password.reset', { kind: 'user', id: user.id })
    await enqueueMail(tx, { template: 'password-changed', to: user.email, props: { firstName: user.first_name } })
  })
  return { knownDevices: addKnownDevice(ctx.client?.knownDevices(), { ...user, password_hash }, ctx.now()) }
}
