import { meansOwnBooking } from '../../../understanding/replies/own-booking.ts'
import { wantsSame } from '../../../understanding/services/match-service.ts'
import type { Draft } from '../draft.ts'

/** The service of what was cancelled just now, or of what was booked: "the same again". */
export async function findUsualService({ reading, tools, turn }: Draft): Promise<string | undefined> {
  const { cancelled } = turn.state
  if (cancelled !== undefined && reading.unknownService === undefined) return cancelled.serviceId
  if (!wantsSame(reading.text)) return undefined
  const [first, ...others] = new Set((await tools.findBookings()).map(({ serviceId }) => serviceId))
  return others.length === 0 ? first : undefined
}

/** The service of what was booked, if a question without a service can only mean that. */
export async function findOwnService({ state, tools }: Draft, text: string): Promise<string | undefined> {
  if (state.task !== undefined || !meansOwnBooking(text)) return undefined
  const [first, ...others] = new Set((await tools.findBookings()).map(({ serviceId }) => serviceId))
  return others.length === 0 ? first : undefined
}
