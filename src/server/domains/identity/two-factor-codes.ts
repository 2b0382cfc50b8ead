import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Tx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'

const RECOVERY_CODES = 10
/** Without letters that look like digits. 16 of 32 signs are 80 bits: enough to store as a plain hash. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'

export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What an authenticator app is told, usually as a QR code. */
export function setUpUri(secret: string, account: { company: string; email: string }): string {
  return totpOf(secret, account).toString()
}

function totpOf(secret: string, { company, email }: { company: string; email: string }): TOTP {
  return new TOTP({ issuer: company, label: email, secret: Secret.fromBase32(secret), digits: 6, period: 30 })
}

/** The time step a code belongs to, this one, the last or the next; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const digits = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const totp = totpOf(secret, { company: '', email: '' })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: digits, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Uses a code of the app or a recovery code up. Of any number that try the same one, one is right. */
export async function spendCode(tx: Tx, user: UsersTable, code: string): Promise<boolean> {
  const step = stepOf(user.two_factor_secret ?? '', code, tx.now())
  return step === null ? spendRecoveryCode(tx, user.id, code) : spendStep(tx, user.id, step)
}

/** Codes of this step and older ones count no more. */
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

/** Stores a new set, in the caller's transaction, and returns it: nobody can read it again. The old set is dead. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  await tx.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashCode(code), used_at: null }))
  await tx.db.insertInto('recovery_codes').values(rows).execute()
  return codes
}

function newRecoveryCode(): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

function hashCode(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(plain).digest('base64url')
}
