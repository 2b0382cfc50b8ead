import { SERVICE_PLACES } from '#content/receptionist/service-places.ts'
import type { Booking } from '#contracts/receptionist/bookings.ts'

/** The place of a booking in words. `organisationAddress` is where the organisation is. Null where it is not known. */
export function describePlace(
  { place, address, language }: Pick<Booking, 'place' | 'address' | 'language'>,
  organisationAddress: string | null,
): string | null {
  if (place === 'organisation') return organisationAddress
  if (place === 'customer') return address
  return place === 'elsewhere' ? null : SERVICE_PLACES[language][place]
}
