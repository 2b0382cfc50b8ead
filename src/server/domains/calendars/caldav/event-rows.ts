import type { Selectable } from 'kysely'
import type { Ctx, Tx } from '../../../context.ts'
import type { CalendarEventsTable } from '../../../database/calendar-tables.ts'
import { readBusyTimes } from '../../../icalendar/index.ts'
import { newId } from '../../../ids.ts'
import type { SourceRow } from '../source-rows.ts'

export type EventRow = Selectable<CalendarEventsTable>

/** The event's current state in the calendar. Null: deleted. */
export type SeenEvent = { etag: string | null; startsAt: string | null; endsAt: string | null } | null

export function findEvent(ctx: Ctx, sourceId: string, bookingId: string): Promise<EventRow | undefined> {
  return ctx.db
    .selectFrom('calendar_events')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
}

export type Written = { bookingId: string; version: number; etag: string | null; startsAt: string; endsAt: string }

/** Records that the calendar has the appointment as booked. */
export async function recordWritten(tx: Tx, { id, organisation_id }: SourceRow, written: Written): Promise<void> {
  const { bookingId, version, etag, startsAt, endsAt } = written
  const columns = {
    version,
    etag,
    starts_at: startsAt,
    ends_at: endsAt,
    state: 'written' as const,
    seen_etag: null,
    seen_starts_at: null,
    seen_ends_at: null,
  }
  const row = {
    id: newId('cev'),
    organisation_id,
    source_id: id,
    booking_id: bookingId,
    created_at: tx.now().toISOString(),
  }
  await tx.db
    .insertInto('calendar_events')
    .values({ ...row, ...columns })
    .onConflict((conflict) => conflict.columns(['source_id', 'booking_id']).doUpdateSet(columns))
    .execute()
}

/** Records a change made in the calendar, for staff to decide. */
export async function recordChanged(tx: Tx, event: Pick<EventRow, 'id'>, seen: SeenEvent): Promise<void> {
  await tx.db
    .updateTable('calendar_events')
    .set({
      state: 'changed',
      seen_etag: seen?.etag ?? null,
      seen_starts_at: seen?.startsAt ?? null,
      seen_ends_at: seen?.endsAt ?? null,
    })
    .where('id', '=', event.id)
    .where('state', '!=', 'left')
    .execute()
}

const YEARS_MS = 3 * 366 * 24 * 3_600_000

/** Reads start and end of an event file. Null times for an event that repeats, is not busy or is invalid. */
export async function readSeen(text: string, etag: string | null, near: string): Promise<NonNullable<SeenEvent>> {
  const around = Date.parse(near)
  const times = await readBusyTimes(text, { from: around - YEARS_MS, until: around + YEARS_MS, isOwn: () => false })
    .then((found) => found.times)
    .catch(() => [])
  const [only] = times.length === 1 ? times : []
  const startsAt = only === undefined ? null : new Date(only.from).toISOString()
  return { etag, startsAt, endsAt: only === undefined ? null : new Date(only.to).toISOString() }
}
