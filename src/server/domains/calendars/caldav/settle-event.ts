import { type ChangedEvent, eventChoice } from '#contracts/receptionist/calendars.ts'
import { requirePermission } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { notifyStaff } from '../../../live/desk-topic.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { enqueueCalendarWrite } from '../../bookings/index.ts'
import { lockOrganisation } from '../../organisations/index.ts'

const MAX_EVENTS = 20

/** Lists the future appointments that were changed in another calendar, soonest first, 20 at most. */
export async function listChangedEvents(ctx: Ctx): Promise<ChangedEvent[]> {
  const { organisationId } = requirePermission(ctx, 'bookings.read')
  const rows = await ctx.db
    .selectFrom('calendar_events')
    .innerJoin('bookings', 'bookings.id', 'calendar_events.booking_id')
    .innerJoin('calendar_sources', 'calendar_sources.id', 'calendar_events.source_id')
    .selectAll('calendar_events')
    .select(['bookings.name', 'bookings.starts_at as booked_at', 'bookings.status', 'bookings.diary_name'])
    .select('calendar_sources.name as calendar')
    .where('calendar_events.organisation_id', '=', organisationId)
    .where('calendar_events.state', '=', 'changed')
    .where('calendar_sources.ended_at', 'is', null)
    .where('bookings.ends_at', '>', ctx.now().toISOString())
    .orderBy('bookings.starts_at')
    .orderBy('calendar_events.id')
    .limit(MAX_EVENTS)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    bookingId: row.booking_id,
    name: row.name,
    startsAt: row.booked_at,
    isCancelled: row.status === 'cancelled',
    calendar: row.calendar,
    diaryName: row.diary_name,
    seen: presentSeen(row),
    seenTag: row.seen_etag ?? '',
  }))
}

type Seen = { seen_etag: string | null; seen_starts_at: string | null; seen_ends_at: string | null }

function presentSeen({ seen_etag, seen_starts_at, seen_ends_at }: Seen): ChangedEvent['seen'] {
  if (seen_starts_at !== null && seen_ends_at !== null) return { startsAt: seen_starts_at, endsAt: seen_ends_at }
  return seen_etag === null ? null : 'unclear'
}

/**
 * Overwrites a changed event with the appointment, or leaves it as it is for good. Throws `not_found`, and `conflict`
 * when the event changed again.
 */
export async function settleEvent(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'bookings.change')
  const { eventId, choice, seen } = parseInput(eventChoice, input)
  await inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const row = await tx.db
      .selectFrom('calendar_events')
      .innerJoin('bookings', 'bookings.id', 'calendar_events.booking_id')
      .selectAll('calendar_events')
      .select('bookings.version as booking_version')
      .where('calendar_events.id', '=', eventId)
      .where('calendar_events.organisation_id', '=', organisationId)
      .executeTakeFirst()
    if (row === undefined) throw new AppError('not_found', 'There is no such event.')
    if (row.state !== 'changed' || (row.seen_etag ?? '') !== seen) {
      throw new AppError('conflict', 'The event has changed again. Please look at it again.')
    }
    const change =
      choice === 'leave' ? { state: 'left' as const } : { state: 'written' as const, etag: row.seen_etag, version: -1 }
    await tx.db.updateTable('calendar_events').set(change).where('id', '=', row.id).execute()
    const booking = { id: row.booking_id, version: row.booking_version }
    if (choice === 'write') await enqueueCalendarWrite(tx, { sourceId: row.source_id, organisationId }, booking)
    await recordAudit(tx, 'calendar.event_settled', { kind: 'booking', id: row.booking_id }, { organisationId, choice })
    notifyStaff(tx, row.organisation_id)
  })
}
