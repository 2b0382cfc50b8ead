import { isFreeForChange } from '../../../turn/state.ts'
import type { Draft } from '../draft.ts'
import { moveInstead, startChange } from './change-booking.ts'
import { isOfKind, readKind } from './new-kind.ts'
import { listOwnBookings } from './which-booking.ts'

/** "Change it to a phone call", of a booking that is made: it gets the other service, and none is booked beside it. */
export async function changeKind(draft: Draft): Promise<boolean> {
  const { state, reading } = draft
  const kind = isFreeForChange(state) ? readKind(draft, reading.text) : undefined
  if (kind === undefined) return false
  const [chosen, ...others] = state.task === undefined ? [] : state.bookings
  const bookings = chosen === undefined || others.length > 0 ? await listOwnBookings(draft) : [chosen]
  if (!bookings.some((booking) => isOfKind(booking, kind))) return false
  if (chosen !== undefined && others.length === 0) return moveInstead(draft, chosen)
  await startChange(draft, 'move')
  return true
}
