import { normaliseEmail } from '#contracts/primitives.ts'
import type { Booking } from '#contracts/receptionist/bookings.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { Ctx, Tx } from '../../context.ts'
import { consumeRateLimit, hashKey } from '../../limits/rate-limit.ts'
import { BOOKING_CODE_BY_RECEIVER } from '../../limits/table.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { createCode, spendCode } from '../contacts/index.ts'
import { getSendingOrganisation } from './organisation-details.ts'
import { findBookingsOfContact } from './read-bookings.ts'

type Address = { organisationId: string; email: string }
type CodeRequest = Address & { language: Language }

/**
 * Mails a code of six digits to an address with an upcoming booking. The answer is the same for every address. Throws
 * `rate_limited`, also for addresses without a booking.
 */
export async function sendBookingCode(tx: Tx, { language, ...address }: CodeRequest): Promise<void> {
  const { organisationId } = address
  const email = normaliseEmail(address.email)
  await consumeRateLimit(tx, BOOKING_CODE_BY_RECEIVER, hashKey(email))
  const [booking] = await findBookingsOfContact(tx, { organisationId, email })
  if (booking === undefined) return
  const code = await createCode(tx, { organisationId, email, purpose: 'booking' })
  const organisation = await getSendingOrganisation(tx, organisationId)
  await enqueueMail(tx, {
    template: 'booking-code',
    to: email,
    organisationId,
    props: { language, organisation, code },
  })
}

/**
 * Returns the upcoming bookings of an address for a correct code. A code works once. Every other code gets `wrong`,
 * without a reason. Throws `rate_limited`. Call it outside of a transaction.
 */
export async function proveByCode(ctx: Ctx, given: Address & { code: string }): Promise<Booking[] | 'wrong'> {
  const address = { ...given, email: normaliseEmail(given.email) }
  const isRight = await spendCode(ctx, { ...address, purpose: 'booking' })
  return isRight ? findBookingsOfContact(ctx, address) : 'wrong'
}
