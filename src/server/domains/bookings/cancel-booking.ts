import type { Booking, BookingAuthor } from '#contracts/receptionist/bookings.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { Tx } from '../../context.ts'
import { presentBooking } from './booking-row.ts'
import { releaseCells } from './cells.ts'
import { fillFreedCells } from './fill-freed-cells.ts'
import { lockBooking, refuseUnlessUpcoming } from './move-booking.ts'
import { hasChanged, recordChange } from './record-change.ts'
import { listBookingCells } from './slots.ts'

type Cancellation = {
  bookingId: string
  by: BookingAuthor
  /** The language that the contact speaks now. The mails of the booking change to it. */
  language?: Language | undefined
  /** Idempotency key. A repeated request has no second effect. */
  key: string
}

/** Cancels a booking and frees its time. Throws `not_found`, and `conflict` when it is cancelled or has begun. */
export async function cancelBooking(tx: Tx, { bookingId, by, language: spoken, key }: Cancellation): Promise<Booking> {
  const row = await lockBooking(tx, bookingId)
  if (await hasChanged(tx, row.id, key)) return presentBooking(row)
  refuseUnlessUpcoming(tx, row)
  const language = spoken ?? row.language
  const cancelled = { ...row, language, status: 'cancelled' as const, version: row.version + 1 }
  await releaseCells(tx, [row.id])
  await fillFreedCells(tx, listBookingCells(row))
  const { status, version } = cancelled
  await tx.db.updateTable('bookings').set({ status, language, version }).where('id', '=', row.id).execute()
  await recordChange(tx, cancelled, { kind: 'cancelled', author: by, before: row, key })
  return presentBooking(cancelled)
}
