import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Tx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { openTwoFactorSecret } from './two-factor-secret.ts'

const RECOVERY_CODE_COUNT = 10
/** Without letters that look like digits. 16 of 32 characters are 80 bits, enough for a plain hash. */
const CODE_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

export function createSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The URI for an authenticator app, usually shown as a QR code. */
export function buildSetupUri(secret: string, account: { company: string; email: string }): string {
  return createTotp(secret, account).toString()
}

function createTotp(secret: string, { company, email }: { company: string; email: string }): TOTP {
  return new TOTP({ issuer: company, label: email, secret: Secret.fromBase32(secret), digits: 6, period: 30 })
}

/** The time step of a code: the current, the previous or the next. Null for a wrong code. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  if (!isAppCode(code)) return null
  const totp = createTotp(secret, { company: '', email: '' })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code.replaceAll(/\s/g, ''))
}

/** Uses a code of the app or a recovery code. Of several requests with the same code one succeeds. */
export async function spendCode(tx: Tx, user: UsersTable, code: string): Promise<boolean> {
  // A recovery code needs no secret, so it also works when the secret is lost.
  if (!isAppCode(code)) return spendRecoveryCode(tx, user.id, code)
  const step = findTimeStep(openTwoFactorSecret(tx, user), code, tx.now())
  return step !== null && spendStep(tx, user.id, step)
}

/** Voids the codes of this step and older ones. */
async function spendStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const row = await tx.db
    .updateTable('users')
    .set({ two_factor_last_step: step })
    .where('id', '=', userId)
    .where((user) => user.or([user('two_factor_last_step', 'is', null), user('two_factor_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

async function spendRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const row = await tx.db
    .updateTable('recovery_codes')
    .set({ used_at: tx.now().toISOString() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashCode(code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces the recovery codes in the caller's transaction and returns the new ones. They cannot be read again. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  await tx.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode)
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashCode(code), used_at: null }))
  await tx.db.insertInto('recovery_codes').values(rows).execute()
  return codes
}

function createRecoveryCode(): string {
  const createGroup = () => Array.from({ length: 4 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
  return [createGroup(), createGroup(), createGroup(), createGroup()].join('-')
}

function hashCode(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(plain).digest('base64url')
}
