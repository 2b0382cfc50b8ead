import type { FreeDay, FreeDays, FreeTime } from '#contracts/receptionist/bookings.ts'
import type { DiaryConfiguration, Slot } from '#contracts/receptionist/diary.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import type { BookingRow } from './booking-row.ts'
import { findClosure, listOpenIntervals } from './hours.ts'
import { listFreeSlots } from './list-free-slots.ts'
import { listBookableWindow } from './slots.ts'

const DAYS_SHOWN = 7
const TIMES_SHOWN = 6
const NO_NAME = { en: '', ga: '' }

type Question = {
  /** The first day to list. */
  from?: string | undefined
  /** The day whose times are all listed. */
  allOf?: string | undefined
}

/** Lists the free times to which a booking can move, for a week from its own day or from `from`. */
export async function listFreeDays(
  ctx: Ctx,
  row: BookingRow,
  configuration: DiaryConfiguration,
  { from, allOf }: Question,
): Promise<FreeDays> {
  const service = configuration.services.find(({ id }) => id === row.service_id)
  if (service === undefined) return { days: [], earlier: null, later: null }
  const today = irishDay(ctx.now())
  const window = listBookableWindow(service, ctx.now())
  const lastDay = irishDay(new Date(window.to - 1))
  const first = clampDay(from ?? irishDay(row.starts_at), today, lastDay)
  const after = addToDay(first, { days: DAYS_SHOWN })
  const slots = await listFreeSlots(ctx, {
    organisationId: row.organisation_id,
    configuration,
    serviceId: service.id,
    from: startOfIrishDay(first),
    to: startOfIrishDay(after),
    limit: Number.POSITIVE_INFINITY,
    exceptBookingId: row.id,
  })
  const byDay = Map.groupBy(chooseDiaries(slots, row, configuration), ({ startsAt }) => irishDay(startsAt))
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => addToDay(first, { days: index }))
  return {
    days: days
      .filter((day) => day <= lastDay)
      .map((day) => buildDay(day, byDay.get(day) ?? [], configuration, day === allOf)),
    earlier: first > today ? clampDay(addToDay(first, { days: -DAYS_SHOWN }), today, lastDay) : null,
    later: after <= lastDay ? after : null,
  }
}

function clampDay(day: string, least: string, most: string): string {
  if (day > most) return most
  return day < least ? least : day
}

function buildDay(day: string, times: FreeTime[], configuration: DiaryConfiguration, isWhole: boolean): FreeDay {
  const shown = isWhole ? times : spread(times, TIMES_SHOWN)
  const isClosed = times.length === 0 && !isOpen(configuration, day)
  const closed = findClosure(configuration, day) ?? (isClosed ? NO_NAME : null)
  return { day, closed, times: shown, hasMore: shown.length < times.length }
}

function isOpen(configuration: DiaryConfiguration, day: string): boolean {
  const window = { from: Date.parse(startOfIrishDay(day)), to: Date.parse(startOfIrishDay(addToDay(day, { days: 1 }))) }
  return configuration.diaries.some(
    (diary) =>
      !diary.isArchived &&
      listOpenIntervals(configuration, diary, window).some(({ from, to }) => from < window.to && to > window.from),
  )
}

/** Picks one diary for each time: the booking's own if it is free, else the first. Omits the current time. */
function chooseDiaries(slots: Slot[], row: BookingRow, { diaries }: DiaryConfiguration): FreeTime[] {
  const names = new Map(diaries.map(({ id, name }) => [id, name]))
  const chosen = new Map<string, Slot>()
  for (const slot of slots) {
    if (!chosen.has(slot.startsAt) || slot.diaryId === row.diary_id) chosen.set(slot.startsAt, slot)
  }
  chosen.delete(row.starts_at)
  return [...chosen.values()].map(({ startsAt, diaryId }) => ({
    startsAt,
    diaryId,
    diaryName: names.get(diaryId) ?? '',
  }))
}

/** Picks the first, the last and evenly spaced items between them. */
function spread<Item>(items: Item[], count: number): Item[] {
  if (items.length <= count) return items
  const places = Array.from({ length: count }, (_, index) => Math.round((index * (items.length - 1)) / (count - 1)))
  return places.flatMap((place) => items[place] ?? [])
}
