import type { CalendarFailureCode } from '#contracts/receptionist/calendars.ts'
import type { Ctx, Tx } from '../../context.ts'
import { readBusyTimes } from '../../icalendar/index.ts'
import { notifyStaff } from '../../live/desk-topic.ts'
import { fetchOutside, type OutsideResponse } from '../../outside/index.ts'
import { openSecret, SecretError } from '../../secrets/seal-secret.ts'
import { replaceBusyTimes } from '../bookings/index.ts'
import { lockOrganisation } from '../organisations/index.ts'
import { enqueueMissingWrites } from './caldav/enqueue-missing-writes.ts'
import { readAccount, recordChanges } from './caldav/read-account.ts'
import { chooseHorizon, type Horizon } from './choose-horizon.ts'
import { READ_INTERVAL_MS } from './enqueue-readings.ts'
import { type Ending, findFailure, isOwnUid, keepShort, type Options, type Reading, ReadingError } from './reading.ts'
import { nameCalendar } from './save-calendar.ts'
import { asBusySource, findSource, type SourceRow } from './source-rows.ts'

const MAX_BYTES = 5_000_000
/** The wait doubles with each failure, up to an hour. */
const MAX_WAIT_MS = 60 * 60_000

/**
 * Reads a calendar outside of any transaction, and returns a function that stores the result. A failure is recorded,
 * and earlier busy times stay. Undefined when the calendar was removed.
 */
export async function readCalendar(ctx: Ctx, calendarId: string, options: Options = {}): Promise<Ending | undefined> {
  const source = await findSource(ctx, calendarId)
  if (source === undefined || source.ended_at !== null) return undefined
  const horizon = await chooseHorizon(ctx, source.organisation_id)
  try {
    if (source.kind === 'account') {
      const reading = await readAccount(ctx, source, horizon, options)
      return (tx) => storeAccount(tx, source, reading)
    }
    const reading = await readSource(ctx, source, horizon, options)
    return (tx) => storeReading(tx, source, reading)
  } catch (error) {
    const code = findFailure(error)
    return (tx) => recordFailure(tx, source, code)
  }
}

/** 'unchanged': the last reading is still correct. */
async function readSource(ctx: Ctx, source: SourceRow, horizon: Horizon, { signal, network }: Options) {
  const isComplete = source.read_until === horizon.until
  const url = openAddress(ctx, source)
  const request = { url, headers: buildHeaders(source, isComplete), maxBytes: MAX_BYTES }
  const response = await fetchOutside({ ...request, ...(signal && { signal }) }, network)
  if (response.status === 304 && isComplete) return 'unchanged' as const
  refuseStatus(response)
  const host = new URL(ctx.config.appUrl).hostname
  const text = response.body.toString('utf8').replace(/^\uFEFF/, '')
  const { name, times, until, ...totals } = await readBusyTimes(text, {
    from: Date.parse(horizon.from),
    until: Date.parse(horizon.until),
    // The diary already has the events of our own mails and feeds.
    isOwn: (uid) => isOwnUid(uid, host),
  })
  const hasTitles = source.titles_shown_at !== null
  const reading: Reading = {
    ...totals,
    name: source.name === nameCalendar(url) && name !== '' ? name : undefined,
    times: times.map(({ from, to, title }) => ({
      startsAt: new Date(from).toISOString(),
      endsAt: new Date(to).toISOString(),
      title: hasTitles && title !== '' ? title : null,
    })),
    until: new Date(until).toISOString(),
    etag: keepShort(response.headers.get('etag')),
    lastModified: keepShort(response.headers.get('last-modified')),
  }
  return reading
}

function openAddress(ctx: Ctx, { id, address }: SourceRow): string {
  try {
    if (address !== null) return openSecret(ctx, address, { column: 'calendar_sources.address', id })
  } catch (error) {
    if (!(error instanceof SecretError)) throw error
  }
  throw new ReadingError('lost_address')
}

/** The horizon moves every day, so an unchanged file is still read once a day. */
function buildHeaders({ etag, last_modified }: SourceRow, isComplete: boolean): Record<string, string> {
  return {
    accept: 'text/calendar, */*;q=0.1',
    ...(isComplete && etag !== null && { 'if-none-match': etag }),
    ...(isComplete && etag === null && last_modified !== null && { 'if-modified-since': last_modified }),
  }
}

function refuseStatus({ status }: OutsideResponse): void {
  if (status === 200) return
  if (status === 401 || status === 403) throw new ReadingError('refused')
  if (status === 404 || status === 410) throw new ReadingError('not_found')
  if (status === 429) throw new ReadingError('too_often')
  throw new ReadingError(status >= 500 ? 'server_failed' : 'bad_answer')
}

type AccountReading = Awaited<ReturnType<typeof readAccount>>

/** Each reading enqueues missing writes, so a server outage loses nothing. */
async function storeAccount(tx: Tx, source: SourceRow, reading: AccountReading): Promise<void> {
  await storeReading(tx, source, reading)
  if (reading !== 'unchanged') await recordChanges(tx, reading.changes)
  const isStill = await findSource(tx, source.id)
  if (isStill?.ended_at === null) await enqueueMissingWrites(tx, isStill)
}

async function storeReading(tx: Tx, seen: SourceRow, reading: Reading | 'unchanged'): Promise<void> {
  await lockOrganisation(tx, seen.organisation_id)
  // The calendar may have been removed meanwhile.
  const source = await findSource(tx, seen.id)
  if (source === undefined || source.ended_at !== null) return
  if (reading !== 'unchanged') await replaceBusyTimes(tx, asBusySource(source), reading.times)
  if (source.read_at === null || source.failure !== null) notifyStaff(tx, source.organisation_id)
  const now = tx.now()
  await tx.db
    .updateTable('calendar_sources')
    .set({
      read_at: now.toISOString(),
      next_read_at: new Date(now.getTime() + READ_INTERVAL_MS).toISOString(),
      failure: null,
      failed_since: null,
      failures: 0,
      ...(reading !== 'unchanged' && {
        ...(reading.name !== undefined && { name: reading.name }),
        read_until: reading.until,
        busy_count: reading.times.length,
        unreadable_count: reading.unreadable,
        unknown_zone_count: reading.unknownZones,
        etag: reading.etag,
        last_modified: reading.lastModified,
      }),
    })
    .where('id', '=', source.id)
    .execute()
}

async function recordFailure(tx: Tx, source: SourceRow, failure: CalendarFailureCode): Promise<void> {
  const { id, failures, failed_since } = source
  const now = tx.now()
  if (source.failure !== failure) notifyStaff(tx, source.organisation_id)
  const waitMs = Math.min(MAX_WAIT_MS, READ_INTERVAL_MS * 2 ** Math.min(failures, 10))
  await tx.db
    .updateTable('calendar_sources')
    .set({
      failure,
      failed_since: failed_since ?? now.toISOString(),
      failures: failures + 1,
      next_read_at: new Date(now.getTime() + waitMs).toISOString(),
    })
    .where('id', '=', id)
    .execute()
}
