import { renderSVG } from 'uqr'
import type { z } from 'zod'
import { recheckPasswordInput, twoFactorConfirmation, twoFactorRemoval } from '#contracts/account-settings.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { getCompany } from '../settings/index.ts'
import { limitRecheck, recheckCode, recheckPassword } from './recheck.ts'
import { renewSession, type SignedIn } from './sessions.ts'
import { buildSetupUri, createSecret, findTimeStep, replaceRecoveryCodes } from './two-factor-codes.ts'
import { openTwoFactorSecret, sealTwoFactorSecret } from './two-factor-secret.ts'
import { getUser } from './users.ts'

/** The first step: creates a secret for the app. Sign-in does not change before a code confirms it. */
export async function startTwoFactor(
  ctx: Ctx,
  input: unknown,
): Promise<{ secret: string; uri: string; qrSvg: string }> {
  requireMember(ctx)
  const { password } = parseInput(recheckPasswordInput, input)
  const user = await limitRecheck(ctx, () => recheckPassword(ctx, password))
  const { name: company } = await getCompany(ctx)
  const secret = createSecret()
  await inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('users')
      .set({ two_factor_secret: sealTwoFactorSecret(tx, user.id, secret), two_factor_last_step: null })
      .where('id', '=', user.id)
      .where('two_factor_enabled_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) throw twoFactorOnError()
    await recordAudit(tx, 'two_factor.started', { kind: 'user', id: user.id })
  })
  const uri = buildSetupUri(secret, { company, email: user.email })
  return { secret, uri, qrSvg: renderSVG(uri) }
}

/** The second step: checks a code of the app. Ends every other session and gives this one a new token. */
export async function confirmTwoFactor(
  ctx: Ctx,
  input: unknown,
): Promise<{ recoveryCodes: string[]; signedIn: SignedIn }> {
  requireMember(ctx)
  const { code } = parseInput(twoFactorConfirmation, input)
  return limitRecheck(ctx, () => enableTwoFactor(ctx, code))
}

async function enableTwoFactor(ctx: Ctx, code: string): Promise<{ recoveryCodes: string[]; signedIn: SignedIn }> {
  const { userId } = requireMember(ctx)
  const user = await getUser(ctx, userId)
  if (user.two_factor_enabled_at !== null) throw twoFactorOnError()
  if (user.two_factor_secret === null) {
    throw new AppError('forbidden', 'There is nothing to confirm. Please start the set-up of your app first.')
  }
  const secret = openTwoFactorSecret(ctx, user, 'Please start the set-up again.')
  const step = findTimeStep(secret, code, ctx.now())
  if (step === null) {
    const message = 'This code is not right. Please check the clock of your phone.'
    throw new AppError('forbidden', message, { fieldErrors: { code: message } })
  }
  return inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('users')
      .set({ two_factor_enabled_at: tx.now().toISOString(), two_factor_last_step: step })
      .where('id', '=', userId)
      // If the set-up was started again, this code belongs to the old secret.
      .where('two_factor_secret', '=', user.two_factor_secret)
      .where('two_factor_enabled_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) throw twoFactorOnError()
    await recordAudit(tx, 'two_factor.enabled', { kind: 'user', id: userId })
    return { recoveryCodes: await replaceRecoveryCodes(tx, userId), signedIn: await renewSession(tx, user) }
  })
}

/** Needs the password and a code. Ends every other session and gives this one a new token. */
export async function disableTwoFactor(ctx: Ctx, input: unknown): Promise<SignedIn> {
  requireMember(ctx)
  const form = parseInput(twoFactorRemoval, input)
  return limitRecheck(ctx, () => removeTwoFactor(ctx, form))
}

async function removeTwoFactor(ctx: Ctx, { password, code }: z.output<typeof twoFactorRemoval>): Promise<SignedIn> {
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

/** Creates new recovery codes and voids the old ones. */
export async function renewRecoveryCodes(ctx: Ctx, input: unknown): Promise<string[]> {
  requireMember(ctx)
  const { password } = parseInput(recheckPasswordInput, input)
  const user = await limitRecheck(ctx, () => recheckPassword(ctx, password))
  if (user.two_factor_enabled_at === null) {
    throw new AppError('conflict', 'Recovery codes come with two-factor sign-in, which is off.')
  }
  return inTransaction(ctx, async (tx) => {
    await recordAudit(tx, 'recovery_codes.renewed', { kind: 'user', id: user.id })
    return replaceRecoveryCodes(tx, user.id)
  })
}

function twoFactorOnError(): AppError {
  return new AppError('conflict', 'Two-factor sign-in is already on.')
}
