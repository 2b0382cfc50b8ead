import { readCapacity } from '../../../understanding/services/party-size.ts'
import type { Draft } from '../draft.ts'
import { startMessage } from '../messages/take-message.ts'

/** Notes how many people come, where tables are booked. Returns true if they are too many. */
export async function refuseSize(draft: Draft): Promise<boolean> {
  const { reading, state, services } = draft
  if (reading.partySize === undefined || services.every(({ name }) => readCapacity(name.en) === undefined)) return false
  state.party = reading.partySize
  return refuseParty(draft, state.party)
}

/** A group that is larger than anything that can be booked is for the team. */
export async function refuseParty(draft: Draft, party: number): Promise<boolean> {
  const { reading, state, services, phrases } = draft
  const most = Math.max(...services.flatMap(({ name }) => readCapacity(name.en)?.most ?? []))
  if (party <= most) return false
  draft.say(phrases.tooMany(most))
  await startMessage(draft, [state.message, reading.text].filter(Boolean).join('\n'))
  draft.state.party = party
  return true
}
