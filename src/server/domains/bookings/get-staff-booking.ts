import type { StaffBooking } from '#contracts/receptionist/diary-screen.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import { addInIreland, addToDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import { loadUserNames } from '../identity/index.ts'
import { type BookingRow, getBookingRow, presentBooking } from './booking-row.ts'
import { listBookingClashes } from './clashes.ts'
import { findDiaryConfiguration } from './configuration.ts'
import { listHours } from './hours.ts'
import { readChanges } from './record-change.ts'

/** Returns a booking with its history and origin. Throws `not_found`. */
export async function getStaffBooking(ctx: Ctx, bookingId: string): Promise<StaffBooking> {
  requirePermission(ctx, 'bookings.read')
  const row = await getBookingRow(ctx, bookingId)
  const [changes, configuration, conversation, clashes] = await Promise.all([
    readChanges(ctx, row.id),
    findDiaryConfiguration(ctx, row.organisation_id),
    findConversation(ctx, row),
    listBookingClashes(ctx, row),
  ])
  const names = await loadUserNames(
    ctx,
    changes.map(({ userId }) => userId),
  )
  const service = configuration?.services.find(({ id }) => id === row.service_id)
  const diary = configuration?.diaries.find(({ id }) => id === row.diary_id)
  const dayBefore = addToDay(irishDay(row.starts_at), { days: -1 })
  const night = configuration && diary ? listHours(configuration, diary, dayBefore).open : []
  return {
    ...presentBooking(row),
    day: night.some(({ to }) => to > Date.parse(row.starts_at)) ? dayBefore : irishDay(row.starts_at),
    changes: changes.map((change) => ({ ...change, author: names.get(change.userId ?? '') ?? null })),
    conversation,
    clashes,
    remindsAt: findReminder(row, changes.at(-1)?.at ?? row.created_at),
    state: findState(row, ctx.now()),
    isOffered: service?.diaryIds.some((id) => configuration?.diaries.some((each) => each.id === id)) === true,
  }
}

function findState({ status, starts_at }: BookingRow, now: Date): StaffBooking['state'] {
  if (status === 'cancelled') return 'cancelled'
  return starts_at <= now.toISOString() ? 'begun' : 'upcoming'
}

/** A booking made or moved less than a day ahead has no reminder. */
function findReminder({ email, starts_at, status }: BookingRow, changedAt: string): string | null {
  const remindsAt = addInIreland(starts_at, { days: -1 })
  return email === null || status === 'cancelled' || remindsAt <= changedAt ? null : remindsAt
}

async function findConversation(ctx: Ctx, row: BookingRow): Promise<StaffBooking['conversation']> {
  if (row.conversation_id === null) return null
  const found = await ctx.db
    .selectFrom('conversations')
    .select(['id', 'channel', 'created_at'])
    .where('id', '=', row.conversation_id)
    .where('organisation_id', '=', row.organisation_id)
    .executeTakeFirst()
  return found === undefined ? null : { id: found.id, channel: found.channel, startedAt: found.created_at }
}
