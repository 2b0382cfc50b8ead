import { nameCustomer, readParty, withoutParty } from '#content/receptionist/booking-note.ts'
import { isTable } from '#content/receptionist/say-bookings.ts'
import type { ReplacedDetails } from '#contracts/receptionist/bookings.ts'
import { type BookingRow, presentBooking } from './booking-row.ts'

/** What mails say of who comes. Only that of a table has what was noted for it: other notes may say how somebody is. */
export function pickMailedDetails(row: BookingRow) {
  return {
    customer: nameCustomer(row),
    party: readParty(row.note) ?? null,
    note: isTable(presentBooking(row).serviceName.en) ? pickNote(row) : null,
  }
}

/** Staff write theirs for colleagues. */
const pickNote = ({ conversation_id, note }: BookingRow) =>
  conversation_id === null ? null : (withoutParty(note)?.replaceAll('\n', '; ') ?? null)

/** What is another one in a booking than it was before. */
export function listReplaced(before: BookingRow, row: BookingRow): ReplacedDetails {
  const [old, now] = [pickMailedDetails(before), pickMailedDetails(row)]
  return {
    ...(old.customer !== now.customer && { customer: old.customer }),
    ...(before.service_id !== row.service_id && { service: presentBooking(before).serviceName }),
    ...(old.party !== now.party && { party: old.party }),
    ...(before.address !== row.address && { address: before.address }),
    ...(before.email !== row.email && { email: true }),
    ...(before.phone !== row.phone && { phone: true }),
    ...(withoutParty(before.note) !== withoutParty(row.note) && { note: true }),
  }
}
