import { renderSVG } from 'uqr'
import type { z } from 'zod'
import { passwordRecheck, twoFactorConfirmation, twoFactorRemoval } from '#contracts/account-settings.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { getCompany } from '../settings/index.ts'
import { limitRecheck, recheckCode, recheckPassword } from './recheck.ts'
import { renewSession, type SignedIn } from './sessions.ts'
import { newSecret, replaceRecoveryCodes, setUpUri, stepOf } from './two-factor-codes.ts'
import { getUser } from './users.ts'

/** The first step: a secret for the app. Nothing changes for signing in before a code of it was shown. */
export async function startTwoFactor(
  ctx: Ctx,
  input: unknown,
): Promise<{ secret: string; uri: string; qrSvg: string }> {
  requireMember(ctx)
  const { password } = parseInput(passwordRecheck, input)
  const user = await limitRecheck(ctx, () => recheckPassword(ctx, password))
  const { name: company } = await getCompany(ctx)
  const secret = newSecret()
  await inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('users')
      .set({ two_factor_secret: secret, two_factor_last_step: null })
      .where('id', '=', user.id)
      .where('two_factor_enabled_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) throw alreadyOn()
    await recordAudit(tx, 'two_factor.started', { kind: 'user', id: user.id })
  })
  const uri = setUpUri(secret, { company, email: user.email })
  return { secret, uri, qrSvg: renderSVG(uri) }
}

/** The second step: a code of the app. Every other session ends, and this one goes on under a new token. */
export async function confirmTwoFactor(
  ctx: Ctx,
  input: unknown,
): Promise<{ recoveryCodes: string[]; signedIn: SignedIn }> {
  requireMember(ctx)
  const { code } = parseInput(twoFactorConfirmation, input)
  return limitRecheck(ctx, () => enable(ctx, code))
}

async function enable(ctx: Ctx, code: string): Promise<{ recoveryCodes: string[]; signedIn: SignedIn }> {
  const { userId } = requireMember(ctx)
  const user = await getUser(ctx, userId)
  if (user.two_factor_enabled_at !== null) throw alreadyOn()
  const step = user.two_factor_secret === null ? null : stepOf(user.two_factor_secret, code, ctx.now())
  if (step === null) {
    const message = 'This code is not right. Does the clock of your phone run right?'
    throw new AppError('forbidden', message, { fieldErrors: { code: message } })
  }
  return inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('users')
      .set({ two_factor_enabled_at: tx.now().toISOString(), two_factor_last_step: step })
      .where('id', '=', userId)
      // Started anew meanwhile: then this code belongs to a secret that is gone.
      .where('two_factor_secret', '=', user.two_factor_secret)
      .where('two_factor_enabled_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) throw alreadyOn()
    await recordAudit(tx, 'two_factor.enabled', { kind: 'user', id: userId })
    return { recoveryCodes: await replaceRecoveryCodes(tx, userId), signedIn: await renewSession(tx, user) }
  })
}

/** Off again: needs the password and a code. Every other session ends, and this one goes on under a new token. */
export async function disableTwoFactor(ctx: Ctx, input: unknown): Promise<SignedIn> {
  requireMember(ctx)
  const form = parseInput(twoFactorRemoval, input)
  return limitRecheck(ctx, () => disable(ctx, form))
}

async function disable(ctx: Ctx, { password, code }: z.output<typeof twoFactorRemoval>): Promise<SignedIn> {
  const user = await recheckPassword(ctx, password)
  return inTransaction(ctx, async (tx) => {
    await recheckCode(tx, user, code)
    await tx.db
      .updateTable('users')
      .set({ two_factor_secret: null, two_factor_enabled_at: null, two_factor_last_step: null })
      .where('id', '=', user.id)
      .execute()
    await tx.db.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute()
    await recordAudit(tx, 'two_factor.disabled', { kind: 'user', id: user.id })
    return renewSession(tx, user)
  })
}

/** A new set of recovery codes; the old one is dead. */
export async function renewRecoveryCodes(ctx: Ctx, input: unknown): Promise<string[]> {
  requireMember(ctx)
  const { password } = parseInput(passwordRecheck, input)
  const user = await limitRecheck(ctx, () => recheckPassword(ctx, password))
  if (user.two_factor_enabled_at === null) {
    throw new AppError('conflict', 'Recovery codes come with two-factor sign-in, which is off.')
  }
  return inTransaction(ctx, async (tx) => {
    await recordAudit(tx, 'recovery_codes.renewed', { kind: 'user', id: user.id })
    return replaceRecoveryCodes(tx, user.id)
  })
}

function alreadyOn(): AppError {
  return new AppError('conflict', 'Two-factor sign-in is already on.')
}
