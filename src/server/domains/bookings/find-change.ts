import type { BookingChange, ReplacedDetails } from '#contracts/receptionist/bookings.ts'
import type { Tx } from '../../context.ts'
import { type BookingRow, presentBooking } from './booking-row.ts'
import { pickMailedDetails } from './mailed-details.ts'

type FoundChange = {
  organisationId: string
  conversationId: string | null
  change: Exclude<BookingChange['kind'], 'held'>
  customer: string
  party: number | null
  /** Of a table. */
  note: string | null
  replaced: ReplacedDetails
  service: string
  diaryName: string
  startsAt: string
  /** The time before the move. */
  previousStartsAt: string | null
}

/** Returns what happened to a booking, or undefined if it was deleted since. A hold is no change. */
export async function findChange(tx: Tx, bookingId: string, changeId: string): Promise<FoundChange | undefined> {
  const booking = await tx.db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirst()
  const change = await tx.db
    .selectFrom('booking_changes')
    .select(['kind', 'diary_name', 'starts_at', 'previous_starts_at', 'replaced'])
    .where('id', '=', changeId)
    .executeTakeFirst()
  if (booking === undefined || change === undefined || change.kind === 'held') return undefined
  return {
    organisationId: booking.organisation_id,
    conversationId: booking.conversation_id,
    change: change.kind,
    ...pickMailedDetails(booking),
    service: nameService(booking),
    replaced: JSON.parse(change.replaced ?? '{}'),
    diaryName: change.diary_name,
    startsAt: change.starts_at,
    previousStartsAt: change.kind === 'moved' ? change.previous_starts_at : null,
  }
}

/** In the language of the portal. */
const nameService = (booking: BookingRow) => presentBooking(booking).serviceName.en
