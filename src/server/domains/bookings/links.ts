import type { Contact, Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { createToken, hashToken, invalidLinkError } from '../identity/index.ts'
import type { BookingRow } from './booking-row.ts'

/** A link stays good for looking after the appointment, for this long. */
const DAYS_AFTER_END = 30
const DAY = 24 * 3_600_000

/**
 * Creates the token of a link that moves or cancels a booking. Only its hash is stored. Earlier links stay good. A link
 * that is mailed to the address of the booking proves that address to whoever opens it; one shown in a chat does not.
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

/** A new link for a booking that was made in this conversation. Throws `not_found`. */
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

/** The booking of a link. Throws `link_invalid` with one answer for altered, invented and old links. */
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
