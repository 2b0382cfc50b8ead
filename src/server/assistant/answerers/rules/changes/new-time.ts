import type { OfferedSlot, OwnBooking } from '../../../turn/state.ts'
import { limitsClock } from '../../../understanding/when/find-limits.ts'
import { bookBeside } from '../booking/booking.ts'
import { dropUnfitDiaries } from '../booking/diary-wish.ts'
import { nameBooked } from '../booking/name-service.ts'
import { askForDetailsBeside, changeDetailsBeside } from '../details/details-beside.ts'
import type { Draft } from '../draft.ts'
import { namesTime, withoutTime } from '../times/complete-time.ts'
import { isRefused } from '../times/limits.ts'
import { offerTimes } from '../times/pick-time.ts'
import { offerBeyondOwn } from './beyond-own.ts'
import { passAside } from './keep-booking.ts'
import { listMissing } from './new-kind.ts'
import { readBackChange, sayMoved } from './read-back.ts'
import { wantedFor } from './resize-table.ts'

/** "Make it a phone call" names no time: that of the booking. */
export function keepTime({ state }: Draft, { local }: OwnBooking): void {
  const isOther = namesTime(state.slots) || limitsClock(state.limits) || isRefused(state.limits, local.slice(0, 10))
  if (!isOther) state.slots = { ...withoutTime(state.slots), at: local }
}

/** Looks for the new time of a booking: reads it back, or offers the closest ones. */
export async function offerNewTime(draft: Draft, booking: OwnBooking): Promise<void> {
  const { state } = draft
  const { local } = booking
  const wanted = wantedFor(draft, booking)
  const { part: _, ...named } = state.slots
  const day = local.slice(0, 10)
  // "Change it to the evening" is on the day that it has.
  if (limitsClock(state.limits) && !namesTime(named) && !isRefused(state.limits, day)) state.slots = { ...named, day }
  dropUnfitDiaries(draft, wanted.serviceId)
  if (await offerBeyondOwn(draft, booking, wanted)) return
  const exact = await offerTimes(draft, wanted)
  if (exact !== undefined) confirmMove(draft, exact)
}

export function confirmMove(draft: Draft, slot: OfferedSlot): void {
  // A move needs no hold, because the booking keeps its old time until it has the new one.
  draft.state.hold = { holdId: '', slot }
  draft.ask('confirm', readBackChange(draft))
}

/** Moves a booking after a yes. */
export async function move(draft: Draft, booking: OwnBooking): Promise<boolean> {
  const { state, phrases } = draft
  if (state.hold === undefined) return false
  const { slot } = state.hold
  const { party, next, note } = state
  const wanted = [...(state.correction?.wanted ?? []), ...listMissing(draft, booking.serviceId, slot.serviceId)]
  await changeDetailsBeside(draft, booking)
  const moved = await draft.tools.move({ bookingId: booking.id, slot, party, language: draft.language })
  if (typeof moved === 'string') {
    delete state.hold
    draft.say(phrases.taken)
    await offerNewTime(draft, booking)
    return true
  }
  if (note !== undefined) await draft.tools.addNote({ bookingId: booking.id, note, language: draft.language })
  draft.endTask()
  if (slot.local !== booking.local) draft.state.movedFrom = { id: booking.id, local: booking.local }
  draft.booking = nameBooked(draft, moved, party ?? booking.party)
  draft.outcome = 'booked'
  draft.say(sayMoved(draft, booking, slot, party))
  await passAside(draft)
  await askForDetailsBeside(draft, { ...booking, serviceId: slot.serviceId, local: slot.local }, wanted)
  if (next.length > 0 && draft.state.task === undefined) await bookBeside(draft, slot, next)
  return true
}
