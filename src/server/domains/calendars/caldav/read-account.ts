import type { Ctx, Tx } from '../../../context.ts'
import { readBusyTimes } from '../../../icalendar/index.ts'
import type { Horizon } from '../choose-horizon.ts'
import { isOwnUid, type Options, type Reading } from '../reading.ts'
import type { SourceRow } from '../source-rows.ts'
import { openChosen } from './account.ts'
import { getFile } from './event-file.ts'
import { type EventRow, readSeen, recordChanged, type SeenEvent } from './event-rows.ts'
import { type CalendarFile, listFiles, readCalendarTag } from './list-objects.ts'

/** Maximum number of missing files that one reading requests one by one. */
const MAX_MISSING_FILES = 20
const EMPTY = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'

type Change = { event: EventRow; seen: SeenEvent }

/**
 * Reads the calendar of an account. Our own events are busy times only where they were moved, because the diary already
 * has their bookings. 'unchanged': the last reading is still correct.
 */
export async function readAccount(ctx: Ctx, source: SourceRow, horizon: Horizon, options: Options) {
  const account = openChosen(ctx, source)
  const etag = await readCalendarTag(account, options)
  if (etag !== null && etag === source.etag && source.read_until === horizon.until) return 'unchanged' as const
  const files = await listFiles(account, horizon, options)
  const events = await listWritten(ctx, source)
  const changes = await findChanges(files, events)
  const names = new Set(files.map(({ name }) => name))
  const missing = events.filter(({ booking_id, starts_at, ends_at, state }) => {
    const isInRange = ends_at > horizon.from && starts_at < horizon.until
    return state === 'written' && isInRange && !names.has(`${booking_id}.ics`)
  })
  for (const event of missing.slice(0, MAX_MISSING_FILES)) {
    const file = await getFile({ account, bookingId: event.booking_id }, options)
    changes.push({ event, seen: file === undefined ? null : await readSeen(file.text, file.etag, event.starts_at) })
  }
  return { ...(await readTimes(ctx, files, changes, horizon)), etag, changes }
}

async function readTimes(ctx: Ctx, files: CalendarFile[], changes: Change[], horizon: Horizon): Promise<Reading> {
  const host = new URL(ctx.config.appUrl).hostname
  const theirs = new Set(changes.map(({ event }) => `${event.booking_id}@${host}`))
  const {
    times,
    until,
    name: _,
    ...totals
  } = await readBusyTimes(EMPTY + files.map(({ text }) => text).join('\r\n'), {
    from: Date.parse(horizon.from),
    until: Date.parse(horizon.until),
    isOwn: (uid) => isOwnUid(uid, host) && !theirs.has(uid),
  })
  return {
    ...totals,
    times: times.map(({ from, to }) => ({
      startsAt: new Date(from).toISOString(),
      endsAt: new Date(to).toISOString(),
      title: null,
    })),
    until: new Date(until).toISOString(),
    etag: null,
    lastModified: null,
  }
}

function listWritten(ctx: Ctx, { id }: SourceRow): Promise<EventRow[]> {
  return ctx.db.selectFrom('calendar_events').selectAll().where('source_id', '=', id).execute()
}

/** Finds our events at another time than written. Other edits, such as notes or alarms, do not count. */
async function findChanges(files: CalendarFile[], events: EventRow[]): Promise<Change[]> {
  const byName = new Map(events.map((event) => [`${event.booking_id}.ics`, event]))
  const changes: Change[] = []
  for (const { name, etag, text } of files) {
    const event = byName.get(name)
    if (event === undefined || event.etag === etag) continue
    const seen = await readSeen(text, etag, event.starts_at)
    if (seen.startsAt !== event.starts_at || seen.endsAt !== event.ends_at) changes.push({ event, seen })
  }
  return changes
}

/** Records changes of our own events, unless a newer write happened meanwhile. */
export async function recordChanges(tx: Tx, changes: Change[]): Promise<void> {
  for (const { event, seen } of changes) {
    const row = await tx.db.selectFrom('calendar_events').selectAll().where('id', '=', event.id).executeTakeFirst()
    if (row !== undefined && row.version === event.version && row.etag === event.etag)
      await recordChanged(tx, row, seen)
  }
}
