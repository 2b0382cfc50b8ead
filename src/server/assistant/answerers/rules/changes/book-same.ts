import { addDays, findWeekday } from '../../../turn/irish-time.ts'
import type { OwnBooking } from '../../../turn/state.ts'
import { countPeople } from '../../../understanding/person/count-people.ts'
import { wantsSameAgain } from '../../../understanding/replies/wants-same-again.ts'
import { findBookedSize } from '../../../understanding/services/booked-size.ts'
import { findNamedSizes } from '../../../understanding/services/named-size.ts'
import { withoutSize } from '../../../understanding/services/party-size.ts'
import { parseWhen } from '../../../understanding/when/parse-when.ts'
import { advanceBooking } from '../booking/booking.ts'
import { refuseParty } from '../booking/refuse-size.ts'
import { takeDetails } from '../details/details.ts'
import type { Draft } from '../draft.ts'
import { takeTime } from '../times/pick-time.ts'
import { readClocks } from '../times/times.ts'
import { namesOtherDay } from './keep-booking.ts'
import { findTable } from './resize-table.ts'

/**
 * "The same table on Sunday as well, but for seven": another booking at the same hour of another day, and no change of the
 * one that is made.
 */
export async function bookSame(draft: Draft): Promise<boolean> {
  const { state, reading, services, tools } = draft
  const { text, others } = reading
  if (state.task !== undefined || !wantsSameAgain(text)) return false
  const bookings = await tools.findBookings()
  const sizes = findNamedSizes(text)
  const made = bookings.findLast(({ party = 0 }) => sizes.includes(party)) ?? bookings.at(-1)
  if (made === undefined) return false
  const weekLater = findInWeek(draft, made)
  if (weekLater === undefined && !namesOtherDay(draft, made.local)) return false
  if (services.every(({ id }) => id !== made.serviceId)) return false
  const said = findBookedSize(text)
  const party = made.party === undefined ? undefined : (said.party ?? made.party + (said.shift ?? 0))
  // "The same for my mam" is for somebody else. A table is for all who come.
  if (party === undefined && (others.length > 0 || countPeople(text) > 1)) return false
  draft.endTask()
  draft.state.task = 'book'
  if (party !== undefined) draft.state.party = party
  if (party !== undefined && (await refuseParty(draft, party))) return true
  const table = party === undefined ? undefined : findTable(draft, made.serviceId, party)
  draft.state.slots = { ...draft.state.slots, service: table ?? made.serviceId, at: weekLater ?? made.local }
  takeDetails(draft)
  if (weekLater === undefined) takeTime(draft, withoutSize(text))
  await advanceBooking(draft, true)
  return true
}

/** "The week after": on the same day of that week, unless another day or hour is said. */
function findInWeek({ turn, reading: { text, language } }: Draft, { local }: OwnBooking): string | undefined {
  const { week, at, day } = parseWhen(withoutSize(text), turn.reference, language, local)
  if (week === undefined || (at ?? day) !== undefined || readClocks(text, language) !== undefined) return undefined
  const there = `${addDays(week, findWeekday(local))}${local.slice(10)}`
  return there === local ? undefined : there
}
