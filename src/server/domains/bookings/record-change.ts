import type { Booking, BookingAuthor, BookingChange, ReplacedDetails } from '#contracts/receptionist/bookings.ts'
import type { Ctx, Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { notifyStaff } from '../../live/desk-topic.ts'
import { enqueueJob } from '../../queue/enqueue-job.ts'
import { recordAudit } from '../audit/index.ts'
import { type BookingRow, presentBooking } from './booking-row.ts'
import { enqueueCalendarWrites } from './enqueue-calendar-writes.ts'
import { mailBookingNews, scheduleReminder } from './mail-booking-news.ts'
import { listReplaced } from './mailed-details.ts'

const AUDIT_ACTIONS = {
  booked: 'booking.booked',
  moved: 'booking.moved',
  corrected: 'booking.corrected',
  cancelled: 'booking.cancelled',
} as const

type Change = {
  kind: BookingChange['kind']
  author: BookingAuthor
  /** The booking until now. Null for a new one. */
  before: BookingRow | null
  key: string
}

type NewBooking = Omit<BookingRow, 'status' | 'version' | 'source' | 'created_at' | 'clash_kept_at'> & {
  /** Instant of the hold. */
  heldAt?: string
}

/** Stores a booking whose cells are taken, with all that follows from it. */
export async function storeBooking(tx: Tx, { heldAt, ...given }: NewBooking, author: BookingAuthor): Promise<Booking> {
  const created_at = tx.now().toISOString()
  const row: BookingRow = { ...given, status: 'booked', version: 0, source: 'real', clash_kept_at: null, created_at }
  await tx.db.insertInto('bookings').values(row).execute()
  if (heldAt !== undefined) await recordHold(tx, row, heldAt)
  await recordChange(tx, row, { kind: 'booked', author, before: null, key: row.request_key })
  return presentBooking(row)
}

/**
 * Records a change of a booking: history and audit line, other calendars, open diary pages, the customer's mail and its
 * reminder, and the mail to the staff about what a caller did.
 */
export async function recordChange(
  tx: Tx,
  row: BookingRow,
  change: Change & { kind: keyof typeof AUDIT_ACTIONS },
  isMailed = true,
): Promise<void> {
  const replaced = change.before === null ? {} : listReplaced(change.before, row)
  const changeId = await insertChange(tx, row, change, { replaced, at: tx.now().toISOString() })
  notifyStaff(tx, row.organisation_id)
  await enqueueCalendarWrites(tx, row)
  const details = { organisationId: row.organisation_id, author: change.author }
  await recordAudit(tx, AUDIT_ACTIONS[change.kind], { kind: 'booking', id: row.id }, details)
  if (isMailed) {
    const previousStartsAt = change.kind === 'moved' ? (change.before?.starts_at ?? null) : null
    await mailBookingNews(tx, row, change.kind, { previousStartsAt, replaced })
  }
  if (change.kind !== 'cancelled') await scheduleReminder(tx, row)
  if (change.author !== 'staff') {
    await enqueueJob(tx, 'mail-booking', { bookingId: row.id, changeId }, { organisationId: row.organisation_id })
  }
}

/** Adds to the history that the time was held before it was booked. */
async function recordHold(tx: Tx, row: BookingRow, heldAt: string): Promise<void> {
  const change: Change = {
    kind: 'held',
    author: 'receptionist',
    before: null,
    key: `${row.request_key}:held`,
  }
  await insertChange(tx, row, change, { replaced: {}, at: heldAt })
}

async function insertChange(
  tx: Tx,
  row: BookingRow,
  change: Change,
  { replaced, at }: { replaced: ReplacedDetails; at: string },
): Promise<string> {
  const id = newId('bch')
  await tx.db
    .insertInto('booking_changes')
    .values({
      id,
      organisation_id: row.organisation_id,
      booking_id: row.id,
      kind: change.kind,
      author: change.author,
      user_id: tx.actor.kind === 'member' ? tx.actor.userId : null,
      previous_starts_at: change.before?.starts_at ?? null,
      starts_at: row.starts_at,
      diary_name: row.diary_name,
      replaced: Object.keys(replaced).length === 0 ? null : JSON.stringify(replaced),
      request_key: change.key,
      created_at: at,
    })
    .execute()
  return id
}

/** Whether a request with this key has already changed the booking. */
export async function hasChanged(tx: Tx, bookingId: string, key: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('booking_changes')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('request_key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the history of a booking, oldest first. The caller checks permission. */
export async function readChanges(ctx: Ctx, bookingId: string): Promise<BookingChange[]> {
  const rows = await ctx.db
    .selectFrom('booking_changes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    by: row.author,
    userId: row.user_id,
    previousStartsAt: row.previous_starts_at,
    startsAt: row.starts_at,
    diaryName: row.diary_name,
    at: row.created_at,
  }))
}
