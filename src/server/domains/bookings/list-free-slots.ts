import { CELL_MINUTES, type DiaryConfiguration, type Slot } from '#contracts/receptionist/diary.ts'
import type { Ctx } from '../../context.ts'
import { listTakenCells } from './cells.ts'
import type { Interval } from './intervals.ts'
import {
  buildSlot,
  countCells,
  findOffer,
  listBookableWindow,
  listCells,
  listStarts,
  MINUTE,
  type Offer,
} from './slots.ts'

/** Length of the diary that one query reads, so that a search that ends early reads little. */
const READ_AHEAD_MS = 14 * 24 * 60 * MINUTE

type FreeSlotsQuery = {
  organisationId: string
  configuration: DiaryConfiguration
  serviceId: string
  diaryId?: string | undefined
  /** Instants: starts from `from` (inclusive) to `to` (exclusive). */
  from: string
  to: string
  limit: number
  /** A booking that is to be moved. Its own time counts as free. */
  exceptBookingId?: string | undefined
  /** The searching conversation. Its own hold counts as free, because a new hold replaces it. */
  conversationId?: string | undefined
  /** Appointments of a trial, which are stored nowhere. */
  tried?: Slot[] | undefined
}

/**
 * Lists the free times of a service, earliest first. At the same time, in the order of the service's diaries. Respects
 * hours, breaks, closures, public holidays, buffers, notice, bookings and holds.
 */
export async function listFreeSlots(ctx: Ctx, query: FreeSlotsQuery): Promise<Slot[]> {
  const { configuration, serviceId, diaryId } = query
  const service = configuration.services.find(({ id }) => id === serviceId)
  if (service === undefined) return []
  const diaryIds = diaryId === undefined ? service.diaryIds : [diaryId]
  const offers = diaryIds.flatMap((id) => findOffer(configuration, { serviceId, diaryId: id }) ?? [])
  const bookable = listBookableWindow(service, ctx.now())
  const end = Math.min(bookable.to, Date.parse(query.to))
  const slots: Slot[] = []
  let from = Math.max(bookable.from, Date.parse(query.from))
  while (offers.length > 0 && from < end && slots.length < query.limit) {
    const to = Math.min(end, from + READ_AHEAD_MS)
    const limit = query.limit - slots.length
    slots.push(...(await listFreeSlotsWithin(ctx, query, offers, { from, to, limit })))
    from = to
  }
  return slots
}

type PossibleSlotsQuery = Pick<FreeSlotsQuery, 'serviceId' | 'diaryId' | 'from' | 'to'>

/** Lists the times that the configuration offers, free or taken, earliest first. */
export function listPossibleSlots(
  configuration: DiaryConfiguration,
  { serviceId, diaryId, from, to }: PossibleSlotsQuery,
  now: Date,
): Slot[] {
  const service = configuration.services.find(({ id }) => id === serviceId)
  if (service === undefined) return []
  const bookable = listBookableWindow(service, now)
  const window = { from: Math.max(bookable.from, Date.parse(from)), to: Math.min(bookable.to, Date.parse(to)) }
  return (diaryId === undefined ? service.diaryIds : [diaryId])
    .flatMap((id) => findOffer(configuration, { serviceId, diaryId: id }) ?? [])
    .flatMap((offer) => listStarts(configuration, offer, window).map((start) => buildSlot(offer, start)))
    .toSorted(byStart)
}

const byStart = (one: Slot, other: Slot) => Date.parse(one.startsAt) - Date.parse(other.startsAt)

async function listFreeSlotsWithin(
  ctx: Ctx,
  { organisationId, configuration, exceptBookingId, conversationId, tried = [] }: FreeSlotsQuery,
  offers: Offer[],
  { limit, ...window }: Interval & { limit: number },
): Promise<Slot[]> {
  const starts = offers
    .flatMap((offer) => listStarts(configuration, offer, window).map((start) => ({ offer, start })))
    .toSorted((one, other) => one.start - other.start)
  const [first, last] = [starts[0], starts.at(-1)]
  if (first === undefined || last === undefined) return []
  const { minutes, bufferMinutes } = first.offer.service
  const length = (minutes + bufferMinutes) / CELL_MINUTES
  const taken = await listTakenCells(ctx, {
    organisationId,
    diaryIds: offers.map(({ diary }) => diary.id),
    from: countCells(first.start),
    to: countCells(last.start) + length,
    exceptId: exceptBookingId,
    exceptHoldsOf: conversationId,
  })
  for (const slot of tried) {
    for (const cell of listCellsTried(configuration, slot)) taken.get(slot.diaryId)?.add(cell)
  }
  const slots: Slot[] = []
  for (const { offer, start } of starts) {
    if (slots.length === limit) break
    if (isFree(taken.get(offer.diary.id), countCells(start), length)) slots.push(buildSlot(offer, start))
  }
  return slots
}

/** With its buffer, like the cells of a booking. */
function listCellsTried({ services }: DiaryConfiguration, { serviceId, startsAt, endsAt }: Slot): number[] {
  const { bufferMinutes = 0 } = services.find(({ id }) => id === serviceId) ?? {}
  const start = Date.parse(startsAt)
  return listCells(start, (Date.parse(endsAt) - start) / MINUTE + bufferMinutes)
}

function isFree(taken: Set<number> | undefined, from: number, length: number): boolean {
  for (let cell = from; cell < from + length; cell++) if (taken?.has(cell)) return false
  return true
}
