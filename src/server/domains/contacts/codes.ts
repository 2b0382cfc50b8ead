import { randomInt } from 'node:crypto'
import { normaliseEmail } from '#contracts/primitives.ts'
import { bookingCode } from '#contracts/receptionist/bookings.ts'
import type { Ctx, Tx } from '../../context.ts'
import { countAttempts } from '../../limits/attempts.ts'
import { hashKey } from '../../limits/rate-limit.ts'
import { BOOKING_CODE_GUESSES } from '../../limits/table.ts'
import { hashToken } from '../identity/index.ts'

const CODE_MINUTES = 10

/** `booking`: typed into a conversation, to change bookings. `data`: typed into the page of one's own data. */
export type CodePurpose = 'booking' | 'data'

export type ProvedAddress = { organisationId: string; email: string; purpose: CodePurpose }

/** Creates a code of six digits for an address. It takes the place of an earlier one for the same purpose. */
export async function createCode(tx: Tx, given: ProvedAddress): Promise<string> {
  const address = { ...given, email: normaliseEmail(given.email) }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(tx.now().getTime() + CODE_MINUTES * 60_000).toISOString()
  await tx.db
    .insertInto('booking_codes')
    .values({
      organisation_id: address.organisationId,
      email_hash: hashEmail(address),
      code_hash: hashCode(address, code),
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'email_hash']).doUpdateSet((row) => ({
        code_hash: row.ref('excluded.code_hash'),
        expires_at: row.ref('excluded.expires_at'),
      })),
    )
    .execute()
  return code
}

/**
 * Whether a code is right. It works once. Throws `rate_limited`. Call it outside of a transaction, so that a guess counts
 * whatever follows.
 */
export async function spendCode(ctx: Ctx, given: ProvedAddress & { code: string }): Promise<boolean> {
  const address = { ...given, email: normaliseEmail(given.email) }
  const { organisationId } = address
  return countAttempts(ctx, [[BOOKING_CODE_GUESSES, hashKey(`${organisationId}:${address.email}`)]], async () => {
    const code = bookingCode.safeParse(given.code)
    if (!code.success) return false
    const used = await ctx.db
      .deleteFrom('booking_codes')
      .where('organisation_id', '=', organisationId)
      .where('email_hash', '=', hashEmail(address))
      .where('code_hash', '=', hashCode(address, code.data))
      .where('expires_at', '>', ctx.now().toISOString())
      .returning('organisation_id')
      .executeTakeFirst()
    return used !== undefined
  })
}

/** The key under which the codes of an address are stored. */
export const hashEmail = ({ email, purpose }: Pick<ProvedAddress, 'email' | 'purpose'>) =>
  hashKey(purpose === 'booking' ? email : `${purpose}:${email}`)

function hashCode({ organisationId, email, purpose }: ProvedAddress, code: string): string {
  return hashToken(`${organisationId}:${purpose}:${email}:${code}`)
}
