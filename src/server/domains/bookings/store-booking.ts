import type { Booking, BookingAuthor } from '#contracts/receptionist/bookings.ts'
import type { Tx } from '../../context.ts'
import { type BookingRow, presentBooking } from './booking-row.ts'
import { mailBookingNews } from './mail-booking-news.ts'
import { recordChange, recordHold } from './record-change.ts'
import { scheduleReminder } from './remind-of-booking.ts'

type NewBooking = Omit<BookingRow, 'status' | 'version' | 'source' | 'created_at' | 'clash_kept_at'> & {
  /** Instant of the hold. */
  heldAt?: string
}

/** Stores a booking whose cells are taken, with its history, mail and reminder. */
export async function storeBooking(tx: Tx, { heldAt, ...given }: NewBooking, author: BookingAuthor): Promise<Booking> {
  const created_at = tx.now().toISOString()
  const row: BookingRow = { ...given, status: 'booked', version: 0, source: 'real', clash_kept_at: null, created_at }
  await tx.db.insertInto('bookings').values(row).execute()
  if (heldAt !== undefined) await recordHold(tx, row, heldAt)
  await recordChange(tx, row, { kind: 'booked', author, previousStartsAt: null, key: row.request_key })
  await mailBookingNews(tx, row, 'booked')
  await scheduleReminder(tx, row)
  return presentBooking(row)
}
