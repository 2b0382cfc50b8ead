import { addDays } from '../../../turn/irish-time.ts'
import type { OwnBooking } from '../../../turn/state.ts'
import type { Draft } from '../draft.ts'
import { offer } from '../times/pick-time.ts'
import { search, type Wanted } from '../times/search.ts'
import { closest } from '../times/times.ts'
import { keep } from './keep-booking.ts'

/**
 * "Could I push it to eight?", of a booking at half seven, where eight is not free: what is later than the booking, and else
 * that it is the latest there is, and stays. Returns false where the hour is free or of another day.
 */
export async function offerBeyondOwn(draft: Draft, booking: OwnBooking, wanted: Wanted): Promise<boolean> {
  const { state, phrases } = draft
  const { at = '' } = state.slots
  const own = booking.local
  const isOfDay = at.includes('T') && at.slice(0, 10) === own.slice(0, 10) && at !== own
  if (!isOfDay || wanted.serviceId !== booking.serviceId || state.slots.confirm === true) return false
  const day = `${own.slice(0, 10)}T00:00`
  const slots = await search(draft, wanted, { from: day, to: addDays(day, 1) })
  if (slots.length === 0 || slots.some(({ local }) => local === at)) return false
  const isLater = at > own
  const beyond = slots.filter(({ local }) => (isLater ? local > own : local < own))
  draft.say(phrases.notFree(phrases.time(at)))
  if (beyond.length > 0) {
    offer(draft, closest(beyond, at))
    return true
  }
  draft.say((isLater ? phrases.nothingLater : phrases.nothingEarlier)(phrases.time(own)))
  return keep(draft)
}
