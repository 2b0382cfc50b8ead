import { SERVICE_PLACES } from '#content/receptionist/service-places.ts'
import type { Booking } from '#contracts/receptionist/bookings.ts'
import { findServicePlace } from '#contracts/receptionist/service-place.ts'

/** The place of a booking in words. Null where it is not known. */
export function describePlace(
  { serviceName, language }: Pick<Booking, 'serviceName' | 'language'>,
  address: string | null,
): string | null {
  const place = findServicePlace(serviceName)
  if (place === undefined) return address
  return place === 'elsewhere' ? null : SERVICE_PLACES[language][place]
}
