import type { OwnBooking, Wanted } from '../../../turn/state.ts'
import { type ChangedKind, findChangedKind } from '../../../understanding/services/changed-kind.ts'
import type { Draft } from '../draft.ts'

/** The service that a text wants in place of another one, where the receptionist can book it. */
export function readKind({ services, reading }: Draft, text: string): ChangedKind | undefined {
  const kind = findChangedKind(text, reading.services, reading.language)
  return services.some(({ id }) => id === kind?.to) ? kind : undefined
}

export const isOfKind = ({ serviceId }: OwnBooking, { to, from }: ChangedKind) =>
  serviceId !== to && (from === undefined || serviceId === from)

/** The bookings that can become what the wish names: "a follow-up rather than the first visit" is about the first visit. */
export function narrowByKind(draft: Draft, bookings: OwnBooking[]): OwnBooking[] {
  const kind = draft.state.task === 'move' ? readKind(draft, draft.state.message ?? '') : undefined
  const fitting = kind === undefined ? [] : bookings.filter((booking) => isOfKind(booking, kind))
  return fitting.length > 0 ? fitting : bookings
}

/** Keeps the service that a booking is to have from now on, where the wish names another one. */
export function takeKind(draft: Draft, booking: OwnBooking): void {
  const kind = readKind(draft, draft.state.message ?? '')
  if (kind !== undefined && booking.serviceId !== kind.to) draft.state.kind = kind.to
}

/** A valuation that was a viewing needs the address of the house. */
export function listMissing({ services, state }: Draft, from: string, to: string): Wanted[] {
  const isAtCustomer = (id: string) => services.some((service) => service.id === id && service.place === 'customer')
  return isAtCustomer(to) && !isAtCustomer(from) && state.address === undefined ? ['address'] : []
}
