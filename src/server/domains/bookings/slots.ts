import {
  CELL_MINUTES,
  type Diary,
  type DiaryConfiguration,
  type Service,
  type Slot,
} from '#contracts/receptionist/diary.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { OfferColumns } from '../../database/booking-tables.ts'
import type { CellRange } from './cells.ts'
import { listOpenIntervals } from './hours.ts'
import type { Interval } from './intervals.ts'

export const MINUTE = 60_000
/** Length of a cell in milliseconds. */
export const CELL = CELL_MINUTES * MINUTE
/** Appointments start on the quarter of an hour. */
export const STEP = 15 * MINUTE

export type Offer = { service: Service; diary: Diary }

/** Finds the service and the diary of a slot. Undefined when the configuration does not offer them together. */
export function findOffer(
  configuration: DiaryConfiguration,
  { serviceId, diaryId }: { serviceId: string; diaryId: string },
): Offer | undefined {
  const service = configuration.services.find(({ id }) => id === serviceId)
  const diary = configuration.diaries.find(({ id }) => id === diaryId)
  if (service === undefined || diary === undefined || diary.isArchived) return undefined
  if (!service.diaryIds.includes(diaryId)) return undefined
  return { service, diary }
}

/** Returns the time in which a service can be booked now: from its notice to its furthest day. */
export function listBookableWindow({ earliestNoticeMinutes, furthestDays }: Service, now: Date): Interval {
  const dayAfter = addToDay(irishDay(now), { days: furthestDays + 1 })
  return { from: now.getTime() + earliestNoticeMinutes * MINUTE, to: Date.parse(startOfIrishDay(dayAfter)) }
}

/** Lists every start within the window that hours, breaks and closures allow, free or taken. */
export function listStarts(configuration: DiaryConfiguration, { service, diary }: Offer, window: Interval): number[] {
  const length = service.minutes * MINUTE
  const starts: number[] = []
  const open = listOpenIntervals(configuration, diary, { from: window.from, to: window.to + length })
  for (const { from, to } of open) {
    const last = Math.min(to - length, window.to - 1)
    for (let start = Math.ceil(Math.max(from, window.from) / STEP) * STEP; start <= last; start += STEP) {
      starts.push(start)
    }
  }
  return starts
}

/** Whether the configuration offers a slot now, free or taken. */
export function isOffered(configuration: DiaryConfiguration, slot: Slot, now: Date): boolean {
  const offer = findOffer(configuration, slot)
  if (offer === undefined) return false
  const start = Date.parse(slot.startsAt)
  if (Date.parse(slot.endsAt) - start !== offer.service.minutes * MINUTE) return false
  const window = listBookableWindow(offer.service, now)
  if (start < window.from || start >= window.to) return false
  return listStarts(configuration, offer, { from: start, to: start + 1 }).includes(start)
}

/** Returns the cell of an instant: its number since 1970. */
export function countCells(instant: number): number {
  return Math.floor(instant / CELL)
}

/** Lists the cells from an instant on, in order. */
export function listCells(from: number, minutes: number): number[] {
  const first = countCells(from)
  return Array.from({ length: minutes / CELL_MINUTES }, (_, index) => first + index)
}

export function buildSlot({ service, diary }: Offer, start: number): Slot {
  return {
    serviceId: service.id,
    diaryId: diary.id,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + service.minutes * MINUTE).toISOString(),
  }
}

/** Builds the columns of an offer, with the current names and price. */
export function buildOfferColumns(offer: Offer, organisationId: string, start: number, now: Date): OfferColumns {
  const { service, diary } = offer
  const { startsAt, endsAt } = buildSlot(offer, start)
  return {
    organisation_id: organisationId,
    service_id: service.id,
    service_name: JSON.stringify(service.name),
    diary_id: diary.id,
    diary_name: diary.name,
    diary_kind: diary.kind,
    buffer_minutes: service.bufferMinutes,
    price_cents: service.priceCents,
    place: service.place,
    starts_at: startsAt,
    ends_at: endsAt,
    created_at: now.toISOString(),
  }
}

/** Lists the cells of an appointment and its buffer. */
export function listBookingCells(offer: Omit<OfferColumns, 'service_name'>): CellRange {
  const start = Date.parse(offer.starts_at)
  const minutes = (Date.parse(offer.ends_at) - start) / MINUTE + offer.buffer_minutes
  return { organisationId: offer.organisation_id, diaryId: offer.diary_id, cells: listCells(start, minutes) }
}
