import type { Tx } from '../../context.ts'
import { enqueueJob } from '../../queue/enqueue-job.ts'
import type { BookingRow } from './booking-row.ts'

/** Enqueues writing a booking to the calendars of its diary, and to calendars that have it from an earlier diary. */
export async function enqueueCalendarWrites(tx: Tx, row: BookingRow): Promise<void> {
  const sources = await tx.db
    .selectFrom('calendar_sources')
    .select('id')
    .where('organisation_id', '=', row.organisation_id)
    .where('kind', '=', 'account')
    .where('chosen_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where((source) =>
      source.or([
        source('diary_id', '=', row.diary_id),
        source('id', 'in', (events) =>
          events.selectFrom('calendar_events').select('source_id').where('booking_id', '=', row.id),
        ),
      ]),
    )
    .execute()
  for (const { id } of sources) {
    await enqueueCalendarWrite(tx, { sourceId: id, organisationId: row.organisation_id }, row)
  }
}

/** Enqueues one job for each version of a booking and for its removal. They never run while the calendar is read. */
export function enqueueCalendarWrite(
  tx: Tx,
  { sourceId, organisationId }: { sourceId: string; organisationId: string },
  { id, version }: { id: string; version: number | 'erased' },
): Promise<void> {
  const options = { organisationId, key: `${sourceId}:${id}:${version}`, sequence: `calendar:${sourceId}` }
  return enqueueJob(tx, 'write-calendar-event', { calendarId: sourceId, bookingId: id }, options)
}
