import type { FoundBooking } from '#contracts/receptionist/desk.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { extractQueryWords, extractTerms } from '../../search/fold.ts'
import { presentBooking } from './booking-row.ts'

/** Names of bookings are in no index of words, so the newest ones are read and compared. */
const MAX_SEARCHED = 2_000
const MAX_FOUND = 10
/** Fewer digits are in many numbers. */
const MIN_DIGITS = 4

/** Finds bookings by the beginnings of the words of a name or an address, or by a number. Newest first, 10 at most. */
export async function searchBookings(ctx: Ctx, query: string): Promise<FoundBooking[]> {
  const { organisationId } = requirePermission(ctx, 'bookings.read')
  const words = extractQueryWords(query)
  if (words.length === 0) return []
  const digits = extractDigits(query)
  const rows = await ctx.db
    .selectFrom('bookings')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'real')
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SEARCHED)
    .execute()
  const found = rows.filter(({ name, email, phone }) => {
    if (digits.length >= MIN_DIGITS && extractDigits(phone ?? '').includes(digits)) return true
    const terms = extractTerms([name, email])
    return words.every((word) => terms.some((term) => term.startsWith(word)))
  })
  const now = ctx.now().toISOString()
  return found.slice(0, MAX_FOUND).map((row) => {
    const { id, name, serviceName, startsAt, status } = presentBooking(row)
    return { id, name, serviceName, startsAt, status, isPast: startsAt <= now }
  })
}

/** "087 123 4567" and "+353 87 123 4567" are one number. */
const extractDigits = (text: string) => text.replaceAll(/\D/g, '').replace(/^(?:(?:00)?353|0)/, '')
