import { isFreeForChange } from '../../../turn/state.ts'
import { isBookedAlready, readNoteOnOwn } from '../../../understanding/replies/note-on-own.ts'
import { findNamed } from '../changes/which-booking.ts'
import type { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { noteOn } from './note-guests.ts'

/**
 * "Can you add new wipers to that", "put down one vegetarian", behind a booking: noted there, and nothing else is booked.
 * Who says to be booked already, while a second one is asked about, wants no second one.
 */
export async function noteOnOwn(draft: Draft): Promise<boolean> {
  const { state, turn, tools } = draft
  const note = readNoteOnOwn(turn.text)
  const isOther = state.task === 'book' && isBookedAlready(turn.text)
  if (note === undefined || state.asked === 'message' || !(isFreeForChange(state) || isOther)) return false
  const bookings = await tools.findBookings()
  const named = findNamed(draft, bookings)
  const booking = (named.length > 0 ? named : bookings).at(-1)
  if (booking === undefined) return false
  if (isOther) draft.endTask()
  await noteOn(draft, booking, note)
  repeatQuestion(draft)
  return true
}
