import type { DiaryCalendars, StaffCalendar } from '#contracts/receptionist/calendars.ts'
import { hasPermission, requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { findDiaryConfiguration } from '../bookings/index.ts'
import { listChoices } from './caldav/account.ts'
import { FAILURE_WORDS } from './failure-words.ts'
import { type FeedRow, findFeedAddress } from './feed-rows.ts'
import type { SourceRow } from './source-rows.ts'

/**
 * Returns the feed and the connected calendars of each diary. Only people who may change the set-up see the feed's
 * address, because it opens the diary. Nobody sees the address of a connected calendar.
 */
export async function getCalendars(ctx: Ctx): Promise<DiaryCalendars[]> {
  const { organisationId } = requirePermission(ctx, 'bookings.read')
  const maySee = hasPermission(ctx, 'receptionist.change')
  const [configuration, feeds, sources] = await Promise.all([
    findDiaryConfiguration(ctx, organisationId),
    ctx.db.selectFrom('calendar_feeds').selectAll().where('organisation_id', '=', organisationId).execute(),
    ctx.db
      .selectFrom('calendar_sources')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('ended_at', 'is', null)
      .orderBy('id')
      .execute(),
  ])
  return (configuration?.diaries ?? []).flatMap(({ id, name, isArchived }) => {
    const feed = feeds.find(({ diary_id }) => diary_id === id)
    const calendars = sources.filter(({ diary_id }) => diary_id === id).map(presentCalendar)
    if (isArchived && feed === undefined && calendars.length === 0) return []
    return [{ diaryId: id, diaryName: name, isArchived, feed: feed ? presentFeed(ctx, feed, maySee) : null, calendars }]
  })
}

function presentFeed(ctx: Ctx, feed: FeedRow, maySee: boolean) {
  return {
    diaryId: feed.diary_id,
    detail: feed.detail,
    address: maySee ? findFeedAddress(ctx, feed) : null,
    createdAt: feed.created_at,
  }
}

function presentCalendar(row: SourceRow): StaffCalendar {
  return {
    id: row.id,
    diaryId: row.diary_id,
    name: row.name,
    showsTitles: row.titles_shown_at !== null,
    kind: row.kind,
    userName: row.user_name,
    choices: listChoices(row)?.map(({ name }) => name) ?? null,
    writtenAt: row.written_at,
    writeFailure: row.write_failure === null ? null : FAILURE_WORDS[row.write_failure],
    readAt: row.read_at,
    readUntil: row.read_until,
    busyCount: row.busy_count,
    unreadableCount: row.unreadable_count,
    unknownZoneCount: row.unknown_zone_count,
    failure:
      row.failure === null ? null : { words: FAILURE_WORDS[row.failure], since: row.failed_since ?? row.created_at },
    nextReadAt: row.next_read_at,
  }
}
