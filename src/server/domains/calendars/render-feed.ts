import { createHash } from 'node:crypto'
import type { Booking } from '#contracts/receptionist/bookings.ts'
import { addInIreland } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import { renderCalendarFeed } from '../../documents/calendar-feed.ts'
import { AppError } from '../../errors.ts'
import { countFailures } from '../../limits/attempts.ts'
import { consumeRateLimit } from '../../limits/rate-limit.ts'
import { FEED_BY_ADDRESS, FEED_BY_TOKEN } from '../../limits/table.ts'
import { findDiaryConfiguration, listBookings } from '../bookings/index.ts'
import { hashToken } from '../identity/index.ts'
import type { FeedRow } from './feed-rows.ts'
import { nameBooking } from './name-booking.ts'

const [DAYS_BACK, MONTHS] = [-30, 13]
const MAX_BOOKINGS = 5_000

export type Feed = { text: string; etag: string }

/**
 * Renders a diary for other calendars: the last 30 days and the next 12 months. Throws `not_found` for an unknown or
 * renewed token, and `rate_limited`.
 */
export async function renderFeed(ctx: Ctx, token: string): Promise<Feed> {
  const feed = await countFailures(ctx, [[FEED_BY_ADDRESS, ctx.client?.address]], () => getFeed(ctx, token))
  await consumeRateLimit(ctx, FEED_BY_TOKEN, feed.id)
  const now = ctx.now().toISOString()
  const bookings = await listAll(ctx, feed, addInIreland(now, { days: DAYS_BACK }))
  const host = new URL(ctx.config.appUrl).hostname
  const text = renderCalendarFeed({
    name: await findName(ctx, feed),
    entries: bookings.map((booking) => ({
      uid: `${booking.id}@${host}`,
      sequence: booking.version,
      stamp: booking.createdAt,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      title: nameBooking(feed.detail, booking),
    })),
  })
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

/** Reads month by month, because one query has a limit. An appointment across a month's end is in both. */
async function listAll(ctx: Ctx, { organisation_id, diary_id }: FeedRow, start: string): Promise<Booking[]> {
  const found = new Map<string, Booking>()
  for (let month = 0; month < MONTHS && found.size < MAX_BOOKINGS; month++) {
    const [from, to] = [addInIreland(start, { months: month }), addInIreland(start, { months: month + 1 })]
    const bookings = await listBookings(ctx, { organisationId: organisation_id, diaryId: diary_id, from, to })
    for (const booking of bookings) if (!booking.isSample) found.set(booking.id, booking)
  }
  return [...found.values()]
}

async function getFeed(ctx: Ctx, token: string): Promise<FeedRow> {
  const feed = await ctx.db
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (feed === undefined) throw new AppError('not_found', 'There is no calendar at this address.')
  return feed
}

async function findName(ctx: Ctx, { organisation_id, diary_id }: FeedRow): Promise<string> {
  const configuration = await findDiaryConfiguration(ctx, organisation_id)
  return configuration?.diaries.find(({ id }) => id === diary_id)?.name ?? 'Diary'
}
