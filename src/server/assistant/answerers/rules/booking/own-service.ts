import { meansOwnBooking } from '../../../understanding/replies/own-booking.ts'
import { wantsSame } from '../../../understanding/services/match-service.ts'
import type { Draft } from '../draft.ts'

/** "The same again": the service of what was booked, if that is one. */
export async function findUsualService({ reading, tools }: Draft): Promise<string | undefined> {
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
