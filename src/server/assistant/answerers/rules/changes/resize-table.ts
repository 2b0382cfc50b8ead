import { addMinutes } from '../../../turn/irish-time.ts'
import type { OwnBooking } from '../../../turn/state.ts'
import { findBookedSize } from '../../../understanding/services/booked-size.ts'
import { readCapacity, withoutSize } from '../../../understanding/services/party-size.ts'
import { parseWhen } from '../../../understanding/when/parse-when.ts'
import type { Draft } from '../draft.ts'
import { namesTime, saysSameTime } from '../times/complete-time.ts'
import { namesShift, readDirection } from '../times/read-shift.ts'
import { search, type Wanted } from '../times/search.ts'
import { listWishes } from './which-booking.ts'

/** What to look for to move a booking: another service, or for another number of people the smallest table for so many. */
export function wantedFor(draft: Draft, { id, serviceId }: OwnBooking): Wanted {
  const { party, kind } = draft.state
  const table = party === undefined ? undefined : findTable(draft, serviceId, party)
  return { serviceId: table ?? kind ?? serviceId, exceptBookingId: id }
}

/** The table that a booking has, if it fits so many people, or else the smallest that does. */
export function findTable({ services }: Draft, own: string, party: number): string | undefined {
  const fits = services
    .flatMap(({ id, name }) => ({ id, ...(readCapacity(name.en) ?? { least: 1, most: 0 }) }))
    .filter(({ least, most }) => least <= party && party <= most)
    .toSorted((one, other) => one.most - other.most)
  return fits.some(({ id }) => id === own) ? own : fits[0]?.id
}

const namesNewTime = ({ turn, reading }: Draft, wish: string) =>
  namesTime(parseWhen(withoutSize(wish), turn.reference, reading.language)) ||
  saysSameTime(wish) ||
  namesShift(wish) ||
  readDirection(wish) !== undefined

/**
 * Notes how many people come to a booking from now on. Where its table is not for so many, the wish becomes one for another
 * table at the same time: then it returns true. Fewer people keep their table, for the team, where no smaller one is free.
 */
export async function resizeTable(draft: Draft, booking: OwnBooking): Promise<boolean> {
  const { state } = draft
  const isWithTime = state.task === 'move' && listWishes(draft, booking).some((wish) => namesNewTime(draft, wish))
  const said = state.task === 'move' ? findBookedSize(state.message ?? '') : state.correction
  const isChange = state.task === 'move' || state.task === 'correct'
  const party = said?.party ?? (said?.shift === undefined ? undefined : (booking.party ?? 0) + said.shift)
  if (!isChange || party === undefined || booking.party === undefined || party === booking.party) return false
  const table = findTable(draft, booking.serviceId, party)
  if (table === undefined) return false
  if (isWithTime) {
    state.party = party
    return false
  }
  state.task = 'correct'
  state.correction = { wanted: [], ...state.correction, party }
  if (table === booking.serviceId) return false
  const at = booking.local
  const wanted = { serviceId: table, exceptBookingId: booking.id }
  const isFree = async () => (await search(draft, wanted, { from: at, to: addMinutes(at, 1) })).length > 0
  if (party < booking.party && !(await isFree())) return false
  draft.state = { ...state, task: 'move', party, slots: { ...state.slots, at } }
  return true
}
