import { randomInt } from 'node:crypto'
import { type Booking, bookingCode } from '#contracts/receptionist/bookings.ts'
import type { Ctx, Tx } from '../../context.ts'
import { countAttempts } from '../../limits/attempts.ts'
import { consumeRateLimit, hashKey } from '../../limits/rate-limit.ts'
import { BOOKING_CODE_BY_RECEIVER, BOOKING_CODE_GUESSES } from '../../limits/table.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { hashToken } from '../identity/index.ts'
import { getOrganisationDetails } from './organisation-details.ts'
import { findBookingsOfContact } from './read-bookings.ts'
import { MINUTE } from './slots.ts'

const CODE_MINUTES = 10

type Address = { organisationId: string; email: string }

/**
 * Mails a code of six digits to an address with an upcoming booking. The answer is the same for every address. Throws
 * `rate_limited`, also for addresses without a booking.
 */
export async function sendBookingCode(tx: Tx, address: Address): Promise<void> {
  const { organisationId } = address
  const email = normalise(address.email)
  await consumeRateLimit(tx, BOOKING_CODE_BY_RECEIVER, hashKey(email))
  const [booking] = await findBookingsOfContact(tx, { organisationId, email })
  if (booking === undefined) return
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await storeCode(tx, { organisationId, email }, code)
  const { name, address: place, phone } = await getOrganisationDetails(tx, organisationId)
  const organisation = { name, address: place, phone }
  await enqueueMail(tx, {
    template: 'booking-code',
    to: email,
    props: { language: booking.language, organisation, code },
  })
}

/**
 * The upcoming bookings of an address whose code is right. A code works once. `wrong` for every other code, without a
 * reason. Throws `rate_limited`. Call it outside of a transaction, so that a guess counts whatever follows.
 */
export async function proveByCode(ctx: Ctx, given: Address & { code: string }): Promise<Booking[] | 'wrong'> {
  const { organisationId } = given
  const address = { organisationId, email: normalise(given.email) }
  return countAttempts(ctx, [[BOOKING_CODE_GUESSES, hashKey(`${organisationId}:${address.email}`)]], async () => {
    const code = bookingCode.safeParse(given.code)
    if (!code.success) return 'wrong'
    const used = await ctx.db
      .deleteFrom('booking_codes')
      .where('organisation_id', '=', organisationId)
      .where('email_hash', '=', hashKey(address.email))
      .where('code_hash', '=', hashCode(address, code.data))
      .where('expires_at', '>', ctx.now().toISOString())
      .returning('organisation_id')
      .executeTakeFirst()
    return used === undefined ? 'wrong' : findBookingsOfContact(ctx, address)
  })
}

/** A new code takes the place of the old. */
async function storeCode(tx: Tx, address: Address, code: string): Promise<void> {
  const expiresAt = new Date(tx.now().getTime() + CODE_MINUTES * MINUTE).toISOString()
  await tx.db
    .insertInto('booking_codes')
    .values({
      organisation_id: address.organisationId,
      email_hash: hashKey(address.email),
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
}

function hashCode({ organisationId, email }: Address, code: string): string {
  return hashToken(`${organisationId}:${email}:${code}`)
}

function normalise(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
