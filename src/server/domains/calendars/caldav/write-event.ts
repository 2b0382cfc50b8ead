import type { Booking } from '#contracts/receptionist/bookings.ts'
import type { CalendarFailureCode } from '#contracts/receptionist/calendars.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { renderCalendarEvent } from '../../../documents/calendar-feed.ts'
import { AppError } from '../../../errors.ts'
import { notifyStaff } from '../../../live/desk-topic.ts'
import { getBooking } from '../../bookings/index.ts'
import { lockOrganisation } from '../../organisations/index.ts'
import { nameBooking } from '../name-booking.ts'
import { type Ending, findFailure, type Options, ReadingError } from '../reading.ts'
import { findSource, type SourceRow } from '../source-rows.ts'
import { openChosen } from './account.ts'
import { deleteFile, getFile, putFile } from './event-file.ts'
import { type EventRow, findEvent, readSeen, recordChanged, recordWritten, type SeenEvent } from './event-rows.ts'

type Result = { kind: 'written'; etag: string | null } | { kind: 'removed' } | { kind: 'changed'; seen: SeenEvent }

/**
 * Brings the event of a booking in line with the booking, outside of any transaction. Returns a function that stores
 * the result. Repeated runs write once: the ETag of the first run no longer matches, and the event is then as wanted.
 * Changed events are left alone.
 */
export async function writeEvent(
  ctx: Ctx,
  { calendarId, bookingId }: { calendarId: string; bookingId: string },
  options: Options = {},
): Promise<Ending | undefined> {
  const source = await findSource(ctx, calendarId)
  if (source === undefined || source.chosen_at === null || source.ended_at !== null) return undefined
  const [booking, event] = await Promise.all([findBooking(ctx, bookingId), findEvent(ctx, calendarId, bookingId)])
  if (event?.state === 'left') return undefined
  const isWanted = booking?.status === 'booked' && booking.diaryId === source.diary_id && !booking.isSample
  if (event?.state === 'changed') return isWanted ? adoptSeen(source, booking, event) : undefined
  if (!isWanted && event === undefined) return undefined
  if (isWanted && event?.version === booking.version && event.etag !== null) return undefined
  const appointment = booking ?? describeErased(bookingId, event)
  try {
    const result = isWanted
      ? await put(ctx, { source, booking, event }, options)
      : await remove(ctx, { source, bookingId, event }, options)
    return (tx) => recordResult(tx, source, appointment, result)
  } catch (error) {
    const code = findFailure(error)
    return (tx) => recordWriteFailure(tx, source, code)
  }
}

type Appointment = Pick<Booking, 'id' | 'version' | 'startsAt' | 'endsAt'>

/** After an erasure, only the event still knows the time of its booking. */
function describeErased(id: string, event: EventRow | undefined): Appointment {
  return { id, version: -1, startsAt: event?.starts_at ?? '', endsAt: event?.ends_at ?? '' }
}

async function findBooking(ctx: Ctx, bookingId: string): Promise<Booking | undefined> {
  try {
    return await getBooking(ctx, { bookingId })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

/** Staff moved the booking to the time of the changed event, so no decision is left. */
function adoptSeen(source: SourceRow, booking: Booking, event: EventRow): Ending | undefined {
  const { seen_starts_at, seen_ends_at, seen_etag } = event
  if (seen_starts_at !== booking.startsAt || seen_ends_at !== booking.endsAt) return undefined
  return (tx) => recordResult(tx, source, booking, { kind: 'written', etag: seen_etag })
}

type WriteRequest = { source: SourceRow; booking: Booking; event: EventRow | undefined }

async function put(ctx: Ctx, { source, booking, event }: WriteRequest, options: Options): Promise<Result> {
  const place = { account: openChosen(ctx, source), bookingId: booking.id }
  const text = renderCalendarEvent({
    uid: `${booking.id}@${new URL(ctx.config.appUrl).hostname}`,
    sequence: booking.version,
    stamp: booking.createdAt,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    title: nameBooking(source.detail ?? 'busy', booking),
  })
  const written = await putFile(place, { etag: event?.etag ?? null, text }, options)
  if (written !== 'changed') return { kind: 'written', ...written }
  const seen = await readCurrentState(place, options)
  const isAsWanted = seen?.startsAt === booking.startsAt && seen.endsAt === booking.endsAt
  if (isAsWanted) return { kind: 'written', etag: seen.etag }
  // The server refuses to create the file although it does not exist.
  if (seen === null && event === undefined) throw new ReadingError('bad_answer')
  return { kind: 'changed', seen }
}

type RemovalRequest = Omit<WriteRequest, 'booking'> & { bookingId: string }

async function remove(ctx: Ctx, { source, bookingId, event }: RemovalRequest, options: Options): Promise<Result> {
  const place = { account: openChosen(ctx, source), bookingId }
  const etag = event?.etag ?? (await getFile(place, options))?.etag ?? null
  if (etag === null || (await deleteFile(place, etag, options)) === 'deleted') return { kind: 'removed' }
  const seen = await readCurrentState(place, options)
  return seen === null ? { kind: 'removed' } : { kind: 'changed', seen }
}

async function readCurrentState(place: Parameters<typeof getFile>[0], options: Options): Promise<SeenEvent> {
  const file = await getFile(place, options)
  return file === undefined ? null : readSeen(file.text, file.etag, new Date().toISOString())
}

async function recordResult(tx: Tx, seen: SourceRow, appointment: Appointment, result: Result): Promise<void> {
  await lockOrganisation(tx, seen.organisation_id)
  const source = await findSource(tx, seen.id)
  if (source === undefined) return
  const { id: bookingId, version, startsAt, endsAt } = appointment
  const event = await findEvent(tx, source.id, bookingId)
  if (result.kind === 'written')
    await recordWritten(tx, source, { bookingId, version, etag: result.etag, startsAt, endsAt })
  else if (result.kind === 'removed') {
    await tx.db
      .deleteFrom('calendar_events')
      .where('source_id', '=', source.id)
      .where('booking_id', '=', bookingId)
      .execute()
  } else {
    // The file existed before our first write, so it belongs to somebody else.
    if (event === undefined) await recordWritten(tx, source, { bookingId, version: -1, etag: null, startsAt, endsAt })
    const row = event ?? (await findEvent(tx, source.id, bookingId))
    if (row !== undefined) await recordChanged(tx, row, result.seen)
  }
  if (result.kind === 'changed' || source.write_failure !== null) notifyStaff(tx, source.organisation_id)
  await tx.db
    .updateTable('calendar_sources')
    .set({ written_at: tx.now().toISOString(), write_failure: null })
    .where('id', '=', source.id)
    .execute()
}

async function recordWriteFailure(tx: Tx, source: SourceRow, write_failure: CalendarFailureCode): Promise<void> {
  if (source.write_failure !== write_failure) notifyStaff(tx, source.organisation_id)
  await tx.db.updateTable('calendar_sources').set({ write_failure }).where('id', '=', source.id).execute()
}
