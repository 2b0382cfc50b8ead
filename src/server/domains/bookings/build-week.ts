import type { DiaryConfiguration, DiaryKind } from '#contracts/receptionist/diary.ts'
import type { DiaryColumn, DiaryWeek, Span } from '#contracts/receptionist/diary-screen.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { BlockRow } from './block-rows.ts'
import { presentBlock } from './blocks.ts'
import { type BookingRow, presentBooking } from './booking-row.ts'
import type { BusyRow } from './busy-times.ts'
import { findClashes, presentBusy } from './clashes.ts'
import { findClosure, listHours } from './hours.ts'
import { type Interval, mergeIntervals, subtractIntervals } from './intervals.ts'
import { MINUTE, STEP } from './slots.ts'

/** A time held for a caller who is deciding. */
export type HeldTime = Interval & {
  diaryId: string
  bufferMinutes: number
  /** Instant at which the hold ends. */
  until: string
}

export type WeekSources = {
  configuration: DiaryConfiguration
  /** Irish days, in order. */
  days: string[]
  bookings: BookingRow[]
  blocks: BlockRow[]
  holds: HeldTime[]
  /** Busy times of other calendars. */
  busy: BusyRow[]
  now: number
}

/** Default length of an appointment while there are no services. */
const NO_SERVICE = { minutes: 30, bufferMinutes: 0 }

/** Builds the contents of each diary on each day. */
export function buildWeek(sources: WeekSources): DiaryWeek {
  const { configuration, days } = sources
  const [usual = NO_SERVICE] = configuration.services
  const diaries = listDiaries(sources)
  const columns = diaries.map((diary) => buildColumns(sources, diary))
  return {
    days: days.map((day, index) => ({
      day,
      closed: findClosure(configuration, day) ?? null,
      columns: columns.flatMap((ofDiary) => ofDiary[index] ?? []),
    })),
    usualMinutes: usual.minutes,
    nextHoldEnd: sources.holds.map(({ until }) => until).toSorted()[0] ?? null,
  }
}

type AnyDiary = Pick<DiaryConfiguration['diaries'][number], 'id' | 'name' | 'hours' | 'breaks'> & {
  kind: DiaryKind
  isOffered: boolean
}

/** Lists the diaries that take bookings, and archived or removed ones that still have some. */
function listDiaries({ configuration, bookings }: WeekSources): AnyDiary[] {
  const offered = configuration.diaries.filter(({ isArchived }) => !isArchived)
  const known = offered.map((diary) => ({ ...diary, isOffered: true }))
  const gone = new Map<string, AnyDiary>()
  for (const { diary_id: id, diary_name: name, diary_kind: kind } of bookings) {
    if (known.some((diary) => diary.id === id)) continue
    gone.set(id, { id, name, kind, hours: null, breaks: null, isOffered: false })
  }
  return [...known, ...gone.values()]
}

function buildColumns(sources: WeekSources, diary: AnyDiary): DiaryColumn[] {
  const { configuration, days, now } = sources
  const [usual = NO_SERVICE] = configuration.services
  const findHours = (day: string) =>
    diary.isOffered ? listHours(configuration, diary, day) : { open: [], breaks: [] as Interval[] }
  const extents = days.map((day) => findExtent(day, findHours(day).open))
  // A shift that began the night before may reach into the week.
  const night = findExtent(addToDay(days[0] ?? '', { days: -1 }), findHours(addToDay(days[0] ?? '', { days: -1 })).open)
  const taken = listBusy(sources, diary.id)
  const shortest = findShortest(configuration, diary.id)
  const own = { bookings: groupBookings(sources, diary.id, [night, ...extents]), ...listOwn(sources, diary.id) }
  return days.map((day, index) => {
    const hours = findHours(day)
    const extent = extents[index] ?? { from: 0, to: 0 }
    const periods = mergeIntervals(hours.open)
    const open = subtractIntervals(periods, hours.breaks)
    const future = open.flatMap(({ from, to }) => (to > now ? [{ from: Math.max(from, now), to }] : []))
    return {
      diaryId: diary.id,
      name: diary.name,
      kind: diary.kind,
      open: open.map(toSpan),
      breaks: subtractIntervals(spanAll(periods), open).map(toSpan),
      bookings: (own.bookings.get(index + 1) ?? []).map((row) => presentLine(row, own.busy)),
      blocks: own.blocks.flatMap((row) => clip(row, extent).map((span) => ({ ...presentBlock(row), ...span }))),
      busy: own.busy.flatMap((row) => clip(row, extent).map((span) => ({ ...presentBusy(row), ...span }))),
      holds: own.holds.filter((held) => held.from < extent.to && held.to > extent.from).map(toSpan),
      free: subtractIntervals(future, taken).flatMap((left) => toFree(left, shortest)),
      freeCount: countFree(future, taken, usual),
    }
  })
}

function spanAll(periods: Interval[]): Interval[] {
  const [first, last] = [periods.at(0), periods.at(-1)]
  return first === undefined || last === undefined ? [] : [{ from: first.from, to: last.to }]
}

const toSpan = ({ from, to }: Interval): Span => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
})

/** Returns the length of the diary's shortest service, in milliseconds. */
function findShortest({ services }: DiaryConfiguration, diaryId: string): number {
  const offered = services.filter(({ diaryIds }) => diaryIds.includes(diaryId))
  return Math.min(...(offered.length > 0 ? offered : [NO_SERVICE]).map(({ minutes }) => minutes)) * MINUTE
}

/** Returns the time from the start of a day to the next day or the end of its night, whichever is later. */
function findExtent(day: string, open: Interval[]): Interval {
  const from = Date.parse(startOfIrishDay(day))
  const midnight = Date.parse(startOfIrishDay(addToDay(day, { days: 1 })))
  return { from, to: Math.max(midnight, ...open.map(({ to }) => to)) }
}

/** Groups the bookings of a diary by day index. A booking after midnight belongs to the first day that contains it. */
function groupBookings({ bookings }: WeekSources, diaryId: string, extents: Interval[]): Map<number, BookingRow[]> {
  const own = bookings.filter(({ diary_id }) => diary_id === diaryId)
  return Map.groupBy(own, ({ starts_at }) => {
    const start = Date.parse(starts_at)
    return extents.findIndex(({ from, to }) => from <= start && start < to)
  })
}

function listOwn({ blocks, holds, busy }: WeekSources, diaryId: string) {
  return {
    busy: busy.filter(({ diary_id }) => diary_id === diaryId),
    blocks: blocks.filter(({ diary_id }) => diary_id === diaryId),
    holds: holds.filter((held) => held.diaryId === diaryId),
  }
}

function presentLine(row: BookingRow, busy: BusyRow[]) {
  const { id, name, serviceName, minutes, startsAt, endsAt, conversationId, isSample } = presentBooking(row)
  const service = isSample ? `${serviceName.en} (sample)` : serviceName.en
  return {
    id,
    name,
    service,
    minutes,
    from: startsAt,
    to: endsAt,
    // Samples are the receptionist's, as their history says.
    isByHand: conversationId === null && !isSample,
    clashes: findClashes(row, busy),
  }
}

function clip(row: { starts_at: string; ends_at: string }, { from, to }: Interval): Span[] {
  const clipped = { from: Math.max(from, Date.parse(row.starts_at)), to: Math.min(to, Date.parse(row.ends_at)) }
  return clipped.from < clipped.to ? [toSpan(clipped)] : []
}

/** Lists the times that take cells: appointments with buffers, blocks, busy times and holds. */
function listBusy({ bookings, blocks, holds, busy }: WeekSources, diaryId: string): Interval[] {
  const buffered = ({ starts_at, ends_at, buffer_minutes }: BookingRow) => ({
    from: Date.parse(starts_at),
    to: Date.parse(ends_at) + buffer_minutes * MINUTE,
  })
  return mergeIntervals([
    ...bookings.filter(({ diary_id }) => diary_id === diaryId).map(buffered),
    ...[...blocks, ...busy]
      .filter(({ diary_id }) => diary_id === diaryId)
      .map(({ starts_at, ends_at }) => ({ from: Date.parse(starts_at), to: Date.parse(ends_at) })),
    ...holds
      .filter((held) => held.diaryId === diaryId)
      .map(({ from, to, bufferMinutes }) => ({ from, to: to + bufferMinutes * MINUTE })),
  ])
}

/** Cuts free time to quarter hours. Drops it when the shortest appointment does not fit. */
function toFree({ from, to }: Interval, shortest: number): Span[] {
  const start = Math.ceil(from / STEP) * STEP
  return to - start >= shortest ? [toSpan({ from: start, to })] : []
}

/** Counts how many appointments of one length fit one after the other. The last buffer may lie after closing. */
function countFree(open: Interval[], busy: Interval[], usual: { minutes: number; bufferMinutes: number }): number {
  const [length, whole] = [usual.minutes * MINUTE, (usual.minutes + usual.bufferMinutes) * MINUTE]
  let count = 0
  for (const { from, to } of open) {
    let start = Math.ceil(from / STEP) * STEP
    while (start + length <= to) {
      const obstacle = busy.find((taken) => taken.from < start + whole && taken.to > start)
      if (obstacle === undefined) count += 1
      start = Math.ceil((obstacle?.to ?? start + whole) / STEP) * STEP
    }
  }
  return count
}
