import { readCapacity } from '../../../understanding/services/party-size.ts'
import { readSizeFirst } from '../../../understanding/services/size-alone.ts'
import { takeDetails } from '../details/details.ts'
import type { Draft } from '../draft.ts'
import { takeTime } from '../times/pick-time.ts'
import { advanceBooking } from './booking.ts'

/**
 * "OK, eight then at seven", behind a group that is too large to book: a table for so many, on the day that was named before.
 * Returns false if the message names no such number.
 */
export async function bookSmallerGroup(draft: Draft): Promise<boolean> {
  const { state, reading, services } = draft
  const { party, task, message = '' } = state
  const tables = services.flatMap(({ id, name }) => ({ id, most: readCapacity(name.en)?.most ?? 0 }))
  const largest = Math.max(0, ...tables.map(({ most }) => most))
  const said = readSizeFirst(reading.text)
  if (task !== 'message' || party === undefined || party <= largest || said === undefined) return false
  const fits = tables.filter(({ most }) => most >= said.size).toSorted((one, other) => one.most - other.most)
  const [table] = fits
  if (table === undefined) return false
  draft.endTask()
  draft.state.task = 'book'
  draft.state.party = said.size
  draft.state.slots.service = table.id
  takeDetails(draft)
  takeTime(draft, message)
  takeTime(draft, said.rest)
  await advanceBooking(draft)
  return true
}
