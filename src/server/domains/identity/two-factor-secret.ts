import type { Ctx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { findKeyId } from '../../secrets/cipher.ts'
import { openSecret, type SecretPlace, sealSecret } from '../../secrets/seal-secret.ts'

const placeOf = (id: string): SecretPlace => ({ column: 'users.two_factor_secret', id })

export function sealTwoFactorSecret(ctx: Pick<Ctx, 'secrets'>, userId: string, secret: string): string {
  return sealSecret(ctx, secret, placeOf(userId))
}

/** Null without a secret. Throws SecretError when it cannot be decrypted. */
export function openTwoFactorSecret(
  ctx: Pick<Ctx, 'secrets'>,
  { id, two_factor_secret: stored }: Pick<UsersTable, 'id' | 'two_factor_secret'>,
): string | null {
  // During an upgrade a process of the older version writes plain secrets. A job encrypts them.
  if (stored === null || findKeyId(stored) === undefined) return stored
  return openSecret(ctx, stored, placeOf(id))
}
