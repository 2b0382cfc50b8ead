import { addInIreland } from '../../calendar/irish-day.ts'
import type { Tx } from '../../context.ts'
import { enqueueJob } from '../../queue/enqueue-job.ts'
import type { BookingRow } from './booking-row.ts'
import { mailBookingNews } from './mail-booking-news.ts'

/** Enqueues the reminder for the day before, at the same Irish time. A booking made less than a day ahead has none. */
export async function scheduleReminder(tx: Tx, row: BookingRow): Promise<void> {
  const runAt = new Date(addInIreland(row.starts_at, { days: -1 }))
  if (row.email === null || runAt <= tx.now()) return
  const payload = { bookingId: row.id, version: row.version }
  await enqueueJob(tx, 'remind-of-booking', payload, { organisationId: row.organisation_id, runAt })
}

/** Mails the reminder, unless the booking was moved or cancelled since, or has begun. Runs at the end of its job. */
export async function remindOfBooking(tx: Tx, { bookingId, version }: { bookingId: string; version: number }) {
  const row = await tx.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .where('version', '=', version)
    .where('status', '=', 'booked')
    .where('starts_at', '>', tx.now().toISOString())
    .executeTakeFirst()
  if (row !== undefined) await mailBookingNews(tx, row, 'reminder')
}
