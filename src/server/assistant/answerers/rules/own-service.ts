import { meansOwnBooking } from '../../understanding/own-booking.ts'
import type { Draft } from './draft.ts'

/** The service of what was booked, if a question without a service can only mean that. */
export async function findOwnService({ state, tools }: Draft, text: string): Promise<string | undefined> {
  if (state.task !== undefined || !meansOwnBooking(text)) return undefined
  const [first, ...others] = new Set((await tools.findBookings()).map(({ serviceId }) => serviceId))
  return others.length === 0 ? first : undefined
}
