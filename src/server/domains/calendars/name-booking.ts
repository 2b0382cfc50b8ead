import type { Booking } from '#contracts/receptionist/bookings.ts'
import type { FeedDetail } from '#contracts/receptionist/calendars.ts'

/** Never includes an address, a number or a note, because a calendar may keep what it has read. */
export function nameBooking(detail: FeedDetail, { serviceName, name }: Booking): string {
  if (detail === 'busy') return 'Busy'
  return detail === 'service' ? serviceName.en : `${serviceName.en}, ${name}`
}
