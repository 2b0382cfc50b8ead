import { readWhom } from '../details/for-whom.ts'
import { takeNote } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'
import { completeTime } from '../times/complete-time.ts'
import { takeTime } from '../times/pick-time.ts'

/**
 * "I said 11 for Saoirse, and me at half 11", where the 11 is booked already: the other hour is that of the booking under
 * way. Returns false where the message says something else.
 */
export async function takeBesideBooked(draft: Draft): Promise<boolean> {
  const { state, reading, phrases, tools } = draft
  const [other, ...more] = reading.others
  if (other?.when === undefined || more.length > 0) return false
  const { at } = completeTime(draft)
  const booked = (await tools.findBookings()).find(({ local }) => local === at)
  if (booked === undefined) return false
  const whom = readWhom(draft)
  // Only a yes may change what is booked, so the team reads it on the other one.
  if (whom !== undefined && ![booked.name, booked.note].join(' ').includes(whom))
    takeNote(draft, `${phrases.time(booked.local)}: ${phrases.forWhom(whom)}`)
  const name = other.isSelf ? booked.name : other.name
  state.slots = { ...state.slots, ...(name !== undefined && { name }) }
  takeTime(draft, other.when)
  return true
}
