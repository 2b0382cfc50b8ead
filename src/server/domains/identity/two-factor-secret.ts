import type { Ctx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { AppError } from '../../errors.ts'
import { findKeyId } from '../../secrets/cipher.ts'
import { openSecret, SecretError, type SecretPlace, sealSecret } from '../../secrets/seal-secret.ts'

const buildPlace = (id: string): SecretPlace => ({ column: 'users.two_factor_secret', id })

export function sealTwoFactorSecret(ctx: Pick<Ctx, 'secrets'>, userId: string, secret: string): string {
  return sealSecret(ctx, secret, buildPlace(userId))
}

type SecretReader = Pick<Ctx, 'secrets' | 'log' | 'requestId'>

/**
 * Returns the secret of the person's app. Throws `conflict`, with what to do, when the secret is missing or cannot be
 * decrypted, because every code would fail. Logs the reason without the value.
 */
export function openTwoFactorSecret(
  { secrets, log, requestId }: SecretReader,
  { id, two_factor_secret: stored }: Pick<UsersTable, 'id' | 'two_factor_secret'>,
  remedy = 'Please enter one of your recovery codes instead. If you have none, contact us, and we reset your two-factor sign-in.',
): string {
  try {
    if (stored === null) throw new SecretError(`users.two_factor_secret of ${id} was removed`)
    // During an upgrade a process of the older version writes plain secrets. A job encrypts them.
    return findKeyId(stored) === undefined ? stored : openSecret({ secrets }, stored, buildPlace(id))
  } catch (error) {
    if (!(error instanceof SecretError)) throw error
    log.error({ reason: error.message, requestId }, 'a two-factor secret cannot be used')
    const message = `We cannot check the codes of your app. ${remedy}`
    throw new AppError('conflict', message, { fieldErrors: { code: message } })
  }
}
