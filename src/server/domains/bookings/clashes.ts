import type { BookingClash, DiaryClash } from '#contracts/receptionist/diary-screen.ts'
import { keptClash } from '#contracts/receptionist/diary-screen.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { notifyStaff } from '../../live/desk-topic.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import type { BookingRow } from './booking-row.ts'
import { type BusyRow, listBusyRows } from './busy-times.ts'
import { lockBooking } from './move-booking.ts'

const MAX_CLASHES = 20

/**
 * Lists future bookings that overlap events of other calendars, soonest first, 20 at most. A booking that staff decided
 * to keep is listed again when a new event overlaps it.
 */
export async function listClashes(ctx: Ctx): Promise<DiaryClash[]> {
  const { organisationId } = requirePermission(ctx, 'bookings.read')
  const rows = await ctx.db
    .selectFrom('bookings')
    .innerJoin('busy_times', (join) =>
      join
        .onRef('busy_times.organisation_id', '=', 'bookings.organisation_id')
        .onRef('busy_times.diary_id', '=', 'bookings.diary_id')
        .onRef('busy_times.starts_at', '<', 'bookings.ends_at')
        .onRef('busy_times.ends_at', '>', 'bookings.starts_at'),
    )
    .innerJoin('calendar_sources', 'calendar_sources.id', 'busy_times.source_id')
    .select(['bookings.id', 'bookings.name', 'bookings.starts_at', 'bookings.diary_name'])
    .select((row) => row.fn.min('calendar_sources.name').as('calendar'))
    .where('bookings.organisation_id', '=', organisationId)
    .where('bookings.status', '=', 'booked')
    .where('bookings.source', '=', 'real')
    .where('bookings.ends_at', '>', ctx.now().toISOString())
    .where('busy_times.ends_at', '>', ctx.now().toISOString())
    .where((row) =>
      row.or([
        row('bookings.clash_kept_at', 'is', null),
        row('busy_times.created_at', '>', row.ref('bookings.clash_kept_at')),
      ]),
    )
    .groupBy(['bookings.id', 'bookings.name', 'bookings.starts_at', 'bookings.diary_name'])
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(MAX_CLASHES)
    .execute()
  return rows.map(({ id, name, starts_at, diary_name, calendar }) => ({
    bookingId: id,
    name,
    startsAt: starts_at,
    diaryName: diary_name,
    calendar: String(calendar),
  }))
}

/** Keeps a booking despite the current events of other calendars. Throws `not_found` and `conflict`. */
export async function keepBoth(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'bookings.change')
  const { bookingId, version } = parseInput(keptClash, input)
  await inTransaction(ctx, async (tx) => {
    const row = await lockBooking(tx, bookingId)
    if (row.version !== version)
      throw new AppError('conflict', 'This appointment has changed. Please look at it again.')
    if (row.clash_kept_at !== null && findClashes(row, await listBusyAt(tx, row)).length === 0) return
    const clash_kept_at = tx.now().toISOString()
    await tx.db.updateTable('bookings').set({ clash_kept_at }).where('id', '=', row.id).execute()
    await recordAudit(tx, 'booking.clash_kept', { kind: 'booking', id: row.id }, { organisationId })
    notifyStaff(tx, organisationId)
  })
}

/** Lists the events of other calendars that overlap a booking. */
export async function listBookingClashes(ctx: Ctx, row: BookingRow): Promise<BookingClash[]> {
  if (row.status === 'cancelled' || row.source === 'sample') return []
  return findClashes(row, await listBusyAt(ctx, row))
}

function listBusyAt(ctx: Ctx, { organisation_id, diary_id, starts_at, ends_at }: BookingRow): Promise<BusyRow[]> {
  return listBusyRows(ctx, { organisationId: organisation_id, diaryId: diary_id, from: starts_at, to: ends_at })
}

/** Finds the overlapping events that staff have not decided about. */
export function findClashes(
  { starts_at, ends_at, diary_id, clash_kept_at, source }: BookingRow,
  busy: BusyRow[],
): BookingClash[] {
  if (source === 'sample') return []
  return busy
    .filter((time) => time.diary_id === diary_id && time.starts_at < ends_at && time.ends_at > starts_at)
    .filter((time) => clash_kept_at === null || time.created_at > clash_kept_at)
    .map(presentBusy)
}

export function presentBusy({ starts_at, ends_at, calendar, title }: BusyRow): BookingClash {
  return { from: starts_at, to: ends_at, calendar, title }
}
