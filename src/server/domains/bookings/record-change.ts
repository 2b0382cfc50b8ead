import type { BookingAuthor, BookingChange } from '#contracts/receptionist/bookings.ts'
import type { Ctx, Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { recordAudit } from '../audit/index.ts'
import type { BookingRow } from './booking-row.ts'
import { enqueueCalendarWrites } from './enqueue-calendar-writes.ts'
import { notifyDiary } from './notify-diary.ts'

const AUDIT_ACTIONS = { booked: 'booking.booked', moved: 'booking.moved', cancelled: 'booking.cancelled' } as const

type Change = { kind: BookingChange['kind']; author: BookingAuthor; previousStartsAt: string | null; key: string }

/** Writes the booking's history and the audit line, and notifies other calendars and open diary pages. */
export async function recordChange(
  tx: Tx,
  row: BookingRow,
  change: Change & { kind: keyof typeof AUDIT_ACTIONS },
): Promise<void> {
  await insertChange(tx, row, change, tx.now().toISOString())
  notifyDiary(tx, row.organisation_id)
  await enqueueCalendarWrites(tx, row)
  const details = { organisationId: row.organisation_id, author: change.author }
  await recordAudit(tx, AUDIT_ACTIONS[change.kind], { kind: 'booking', id: row.id }, details)
}

/** Adds to the history that the time was held before it was booked. */
export function recordHold(tx: Tx, row: BookingRow, heldAt: string): Promise<void> {
  const change: Change = {
    kind: 'held',
    author: 'receptionist',
    previousStartsAt: null,
    key: `${row.request_key}:held`,
  }
  return insertChange(tx, row, change, heldAt)
}

async function insertChange(tx: Tx, row: BookingRow, change: Change, at: string): Promise<void> {
  await tx.db
    .insertInto('booking_changes')
    .values({
      id: newId('bch'),
      organisation_id: row.organisation_id,
      booking_id: row.id,
      kind: change.kind,
      author: change.author,
      user_id: tx.actor.kind === 'member' ? tx.actor.userId : null,
      previous_starts_at: change.previousStartsAt,
      starts_at: row.starts_at,
      diary_name: row.diary_name,
      request_key: change.key,
      created_at: at,
    })
    .execute()
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
