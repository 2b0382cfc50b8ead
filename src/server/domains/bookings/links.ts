import type { Contact, Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { createToken, hashToken, invalidLinkError } from '../identity/index.ts'
import type { BookingRow } from './booking-row.ts'

/** Days after the appointment in which its link still shows it. */
const DAYS_AFTER_END = 30
const DAY = 24 * 3_600_000

/**
 * Creates the token of a link that moves or cancels a booking. Stores only its hash. Earlier links remain valid.
 * Opening a mailed link proves access to the booking's address. A link shown in a chat does not.
 */
export async function bookingLinkToken(
  tx: Tx,
  { bookingId, isMailed = false }: { bookingId: string; isMailed?: boolean },
): Promise<string> {
  const token = createToken()
  const { organisation_id } = await tx.db
    .selectFrom('bookings')
    .select('organisation_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('booking_links')
    .values({
      token_hash: hashToken(token),
      organisation_id,
      booking_id: bookingId,
      mailed_at: isMailed ? tx.now().toISOString() : null,
      created_at: tx.now().toISOString(),
    })
    .execute()
  return token
}

/** Creates a link for a booking of this conversation. Throws `not_found`. */
export function createOwnLink(ctx: Ctx & { actor: Contact }, bookingId: string): Promise<string> {
  const { conversationId } = ctx.actor
  return inTransaction(ctx, async (tx) => {
    const own = await tx.db
      .selectFrom('bookings')
      .select('id')
      .where('id', '=', bookingId)
      .where('conversation_id', '=', conversationId)
      .executeTakeFirst()
    if (own === undefined) throw new AppError('not_found', 'There is no such appointment in this conversation.')
    return bookingLinkToken(tx, { bookingId })
  })
}

/** Returns the booking of a link. Throws the same `link_invalid` for altered, invented and expired links. */
export async function getLinkedRow(ctx: Ctx, token: string): Promise<BookingRow> {
  const row = await ctx.db
    .selectFrom('bookings')
    .innerJoin('booking_links', 'booking_links.booking_id', 'bookings.id')
    .selectAll('bookings')
    .where('booking_links.token_hash', '=', hashToken(token))
    .where('bookings.ends_at', '>', new Date(ctx.now().getTime() - DAYS_AFTER_END * DAY).toISOString())
    .executeTakeFirst()
  if (row === undefined) throw invalidLinkError()
  return row
}
