import { splitOthers } from '../../../understanding/person/another-person.ts'
import { matchService } from '../../../understanding/services/match-service.ts'
import type { Draft } from '../draft.ts'
import { ANOTHER } from './behind-booking.ts'
import { bookBeside } from './booking.ts'
import { readNext } from './come-together.ts'

/** "And one for my daughter, same time Thursday", behind a booking: another of its kind, and no move. */
export async function bookForAnother(draft: Draft): Promise<boolean> {
  const { state, reading, turn, tools } = draft
  if (state.task !== undefined) return false
  const { language, services } = reading
  const isService = (text: string) => matchService(text, services, language).id !== undefined
  const { text, others } = splitOthers(reading.text, { isHeld: true, isService, reference: turn.reference })
  const [other, ...more] = others
  const isOne = other?.what !== undefined || ANOTHER.test(reading.text)
  if (other?.when === undefined || !isOne || more.length > 0 || /[\p{L}\d]/u.test(text)) return false
  const last = (await tools.findBookings()).at(-1)
  if (last === undefined || draft.services.every(({ id }) => id !== last.serviceId)) return false
  draft.state.slots = { ...state.slots, service: last.serviceId }
  await bookBeside(draft, last, [readNext(draft, other)])
  return true
}
