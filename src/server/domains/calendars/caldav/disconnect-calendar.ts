import type { Ctx } from '../../../context.ts'
import { type Ending, findFailure, type Options } from '../reading.ts'
import { findSource, type SourceRow } from '../source-rows.ts'
import { openChosen } from './account.ts'
import { deleteFile } from './event-file.ts'

/**
 * Deletes the future appointments from a disconnected calendar, and returns a function that deletes its stored data.
 * Changed and past events stay in the calendar. If the server is unreachable, all events stay there, and the password
 * is still deleted.
 */
export async function disconnectCalendar(
  ctx: Ctx,
  calendarId: string,
  options: Options = {},
): Promise<Ending | undefined> {
  const source = await findSource(ctx, calendarId)
  if (source === undefined || source.ended_at === null) return undefined
  try {
    await deleteComing(ctx, source, options)
  } catch (error) {
    ctx.log.info({ reason: findFailure(error) }, 'a disconnected calendar keeps its appointments')
  }
  return async (tx) => {
    await tx.db.deleteFrom('calendar_events').where('source_id', '=', calendarId).execute()
    await tx.db.deleteFrom('calendar_sources').where('id', '=', calendarId).execute()
  }
}

async function deleteComing(ctx: Ctx, source: SourceRow, options: Options): Promise<void> {
  const events = await ctx.db
    .selectFrom('calendar_events')
    .select(['booking_id', 'etag'])
    .where('source_id', '=', source.id)
    .where('state', '=', 'written')
    .where('ends_at', '>', ctx.now().toISOString())
    .orderBy('starts_at')
    .execute()
  if (events.length === 0) return
  const account = openChosen(ctx, source)
  for (const { booking_id, etag } of events) {
    if (etag !== null) await deleteFile({ account, bookingId: booking_id }, etag, options)
  }
}
