import { addDays } from '../../../turn/irish-time.ts'
import type { OfferedSlot } from '../../../turn/state.ts'
import { limitsClock } from '../../../understanding/when/find-limits.ts'
import { findWantedSlots } from '../booking/diary-wish.ts'
import type { Draft } from '../draft.ts'
import { distanceTo, isRefused } from './limits.ts'
import { distinctStarts, OFFERED, type Window } from './times.ts'

export type Wanted = { serviceId: string; exceptBookingId?: string }

const MOST_SLOTS = 200
/** Each day that is searched by itself is a call of a tool for every wanted diary. A turn has 40 calls. */
const MOST_CALLS = 30
const MOST_DAYS = 12
const MOST_NEAREST_DAYS = 6

export const pickLater = (one: string, other: string) => [one, other].toSorted().at(-1) ?? one

/** Free times of a window that keep the limits. Limits are looked for day by day, until there is enough to offer. */
export async function search(draft: Draft, wanted: Wanted, window: Window): Promise<OfferedSlot[]> {
  const { limits } = draft.state
  const hasHours = limitsClock(limits) || limits.byDay !== undefined || limits.pick !== undefined
  if (!hasHours && (limits.notDays ?? []).length === 0) {
    return findFree(draft, wanted, window)
  }
  const found: OfferedSlot[] = []
  for await (const slots of eachDay(draft, wanted, window, MOST_DAYS)) {
    const fit = slots.filter(({ local }) => distanceTo(limits, local) === 0)
    if (limits.pick === undefined) found.push(...fit)
    else found.push(...fit.slice(...(limits.pick === 'first' ? [0, 1] : [-1])))
    if (new Set(found.map(({ local }) => local.slice(0, 10))).size === OFFERED) break
  }
  return found
}

/** The free times closest to the limits: three of one day, or one of each day. */
export async function searchNearest(draft: Draft, wanted: Wanted, window: Window): Promise<OfferedSlot[]> {
  const { limits } = draft.state
  const days: OfferedSlot[][] = []
  for await (const slots of eachDay(draft, wanted, window, MOST_NEAREST_DAYS)) {
    const nearest = distinctStarts(slots).toSorted((a, b) => distanceTo(limits, a.local) - distanceTo(limits, b.local))
    if (nearest.length > 0) days.push(nearest)
    if (days.length === OFFERED) break
  }
  const chosen = days.length === 1 ? (days[0] ?? []).slice(0, OFFERED) : days.flatMap(([first]) => first ?? [])
  return chosen.toSorted((a, b) => (a.local < b.local ? -1 : 1))
}

async function* eachDay(
  draft: Draft,
  wanted: Wanted,
  { from, to }: Window,
  most: number,
): AsyncGenerator<OfferedSlot[]> {
  const end = draft.daysSearched + most
  const calls = Math.max(1, draft.state.diaryIds.length)
  const first = pickLater(from, draft.turn.reference)
  for (let start = first; start < to && draft.daysSearched < end; start = nextDay(start)) {
    if (isRefused(draft.state.limits, start.slice(0, 10))) continue
    draft.daysSearched += 1
    if (draft.daysSearched * calls > MOST_CALLS) return
    yield await findFree(draft, wanted, { from: start, to: [nextDay(start), to].toSorted()[0] ?? to })
  }
}

const nextDay = (local: string) => addDays(`${local.slice(0, 10)}T00:00`, 1)

async function findFree(draft: Draft, wanted: Wanted, { from, to }: Window): Promise<OfferedSlot[]> {
  const { turn } = draft
  const slots = await findWantedSlots(draft, {
    ...wanted,
    from: pickLater(from, turn.reference),
    to,
    limit: MOST_SLOTS,
  })
  // The time that a booking has already is no new one.
  return slots.filter(({ local }) => !hasAlready(draft, wanted, local))
}

/** Whether the booking to move has a time already. On a larger table the same time is a new one. */
export function hasAlready(
  { state }: Draft,
  { serviceId, exceptBookingId }: Wanted,
  local: string | undefined,
): boolean {
  const [own] = exceptBookingId === undefined ? [] : state.bookings
  return own !== undefined && own.local === local && own.serviceId === serviceId
}
