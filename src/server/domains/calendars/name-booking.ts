import type { Booking } from '#contracts/receptionist/bookings.ts'
import type { FeedDetail } from '#contracts/receptionist/calendars.ts'

/** Never an address, a number or a note: what another calendar has read cannot be taken back. */
export function nameBooking(detail: FeedDetail, { serviceName, name }: Booking): string {
  if (detail === 'busy') return 'Busy'
  return detail === 'service' ? serviceName.en : `${serviceName.en}, ${name}`
}
