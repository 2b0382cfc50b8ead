import type { Tx } from '../../../context.ts'
import { enqueueCalendarWrite } from '../../bookings/index.ts'
import type { SourceRow } from '../source-rows.ts'

/** Maximum for each reading. The next reading enqueues the rest. */
const BATCH_SIZE = 200

/** Enqueues writing each future booking whose event is missing or outdated in the calendar. */
export async function enqueueMissingWrites(tx: Tx, source: SourceRow): Promise<void> {
  const rows = await tx.db
    .selectFrom('bookings')
    .leftJoin('calendar_events', (join) =>
      join.onRef('calendar_events.booking_id', '=', 'bookings.id').on('calendar_events.source_id', '=', source.id),
    )
    .select(['bookings.id', 'bookings.version'])
    .where('bookings.organisation_id', '=', source.organisation_id)
    .where('bookings.source', '=', 'real')
    .where('bookings.ends_at', '>', tx.now().toISOString())
    .where((row) => {
      const isHere = row.and([row('bookings.status', '=', 'booked'), row('bookings.diary_id', '=', source.diary_id)])
      const isStale = row.and([
        row('calendar_events.state', '=', 'written'),
        row.or([
          row('calendar_events.version', '!=', row.ref('bookings.version')),
          row('calendar_events.etag', 'is', null),
        ]),
      ])
      const isOver = row.and([row('calendar_events.state', '=', 'written'), row.not(isHere)])
      return row.or([row.and([isHere, row('calendar_events.id', 'is', null)]), row.and([isHere, isStale]), isOver])
    })
    .orderBy('bookings.starts_at')
    .limit(BATCH_SIZE)
    .execute()
  for (const { id, version } of rows) {
    await enqueueCalendarWrite(tx, { sourceId: source.id, organisationId: source.organisation_id }, { id, version })
  }
}
