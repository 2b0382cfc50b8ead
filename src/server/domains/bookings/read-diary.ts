import { day as dayOf } from '#contracts/primitives.ts'
import type { DiaryConfiguration } from '#contracts/receptionist/diary.ts'
import type { DiaryOffers, DiaryWeek } from '#contracts/receptionist/diary-screen.ts'
import { requirePermission } from '../../access.ts'
import { addToDay, findMonday, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import { parseInput } from '../../parse.ts'
import { listBlockRows } from './block-rows.ts'
import type { BookingRow } from './booking-row.ts'
import { buildWeek, type HeldTime } from './build-week.ts'
import { listBusyRows } from './busy-times.ts'
import { findDiaryConfiguration } from './configuration.ts'
import { listBookingRows } from './read-bookings.ts'
import { countCells } from './slots.ts'

const EMPTY: DiaryConfiguration = {
  openingHours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  publicHolidays: 'closed',
  closures: [],
  services: [],
  diaries: [],
}

const chosenDay = dayOf('Please choose a day')

/** Returns the diaries of the actor's organisation in the week of an Irish day. */
export async function getDiaryWeek(ctx: Ctx, day: string): Promise<DiaryWeek> {
  const { organisationId } = requirePermission(ctx, 'bookings.read')
  const days = listWeek(parseInput(chosenDay, day))
  const monday = days[0] ?? day
  // The last night reaches past the week.
  const [from, to] = [startOfIrishDay(monday), startOfIrishDay(addToDay(monday, { days: 8 }))]
  const range = { organisationId, from, to }
  const [configuration = EMPTY, bookings, blocks, holds, busy] = await Promise.all([
    findDiaryConfiguration(ctx, organisationId),
    listBookingRows(ctx, range),
    listBlockRows(ctx, range),
    listHeldTimes(ctx, range),
    listBusyRows(ctx, range),
  ])
  return buildWeek({
    configuration,
    days,
    bookings: withoutReplacedSamples(bookings),
    blocks,
    holds,
    busy,
    now: ctx.now().getTime(),
  })
}

/** A sample takes no cells, so a real booking at its time would look like a double booking. */
function withoutReplacedSamples(bookings: BookingRow[]): BookingRow[] {
  const real = bookings.filter(({ source }) => source === 'real')
  const isReplaced = (sample: BookingRow) =>
    real.some(
      ({ diary_id, starts_at, ends_at }) =>
        diary_id === sample.diary_id && starts_at < sample.ends_at && ends_at > sample.starts_at,
    )
  return bookings.filter((row) => row.source !== 'sample' || !isReplaced(row))
}

/** Lists the services of each diary of the actor's organisation. */
export async function listOffers(ctx: Ctx): Promise<DiaryOffers> {
  const { organisationId } = requirePermission(ctx, 'bookings.read')
  const { services, diaries } = (await findDiaryConfiguration(ctx, organisationId)) ?? EMPTY
  return {
    services: services.map(({ id, name, minutes, priceCents, diaryIds, place }) => ({
      id,
      name,
      minutes,
      priceCents,
      diaryIds,
      place,
    })),
    diaries: diaries.flatMap(({ id, name, kind, isArchived }) => (isArchived ? [] : [{ id, name, kind }])),
  }
}

/** Lists the days of a week, from Monday on. */
export function listWeek(day: string): string[] {
  const monday = findMonday(day)
  return Array.from({ length: 7 }, (_, index) => addToDay(monday, { days: index }))
}

type Range = { organisationId: string; from: string; to: string }

async function listHeldTimes(ctx: Ctx, { organisationId, from, to }: Range): Promise<HeldTime[]> {
  const rows = await ctx.db
    .selectFrom('booking_holds')
    .select(['diary_id', 'starts_at', 'ends_at', 'buffer_minutes', 'held_until'])
    .where('organisation_id', '=', organisationId)
    .where('held_until', '>', ctx.now().toISOString())
    // A hold that was booked or replaced has no held cells.
    .where((row) =>
      row.exists(
        row
          .selectFrom('booking_cells')
          .select('cell')
          .whereRef('booking_cells.booking_id', '=', 'booking_holds.id')
          .where('booking_cells.held_until', 'is not', null),
      ),
    )
    .execute()
  const [first, last] = [countCells(Date.parse(from)), countCells(Date.parse(to))]
  return rows
    .map(({ diary_id, starts_at, ends_at, buffer_minutes, held_until }) => ({
      diaryId: diary_id,
      from: Date.parse(starts_at),
      to: Date.parse(ends_at),
      bufferMinutes: buffer_minutes,
      until: held_until,
    }))
    .filter((held) => countCells(held.to) >= first && countCells(held.from) < last)
}
