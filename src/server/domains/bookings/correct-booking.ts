import { type BookingAuthor, bookingPerson } from '#contracts/receptionist/bookings.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { Tx } from '../../context.ts'
import { parseInput } from '../../parse.ts'
import type { BookingRow } from './booking-row.ts'
import { mailEarlierAddress } from './mail-booking-news.ts'
import { pickMailedDetails } from './mailed-details.ts'
import { lockBooking, refuseUnlessUpcoming } from './move-booking.ts'
import { hasChanged, recordChange } from './record-change.ts'

type Correction = {
  bookingId: string
  /** The details that change. */
  person: {
    name?: string | undefined
    email?: string | undefined
    phone?: string | undefined
    address?: string | undefined
    note?: string | undefined
  }
  by: BookingAuthor
  /** The language that the contact speaks now. The mails of the booking change to it. */
  language: Language
  /** Idempotency key. A repeated request has no second effect. */
  key: string
}

/**
 * Changes the name, the addresses, the number or the note of a booking, with its history, mail and reminder. `mailedTo` is
 * the address that hears of it: details that no mail names are not mailed alone. An earlier address
 * hears that another one has its place. Throws `not_found`, `invalid_input`, and
 * `conflict` when the booking is cancelled or has begun.
 */
export async function correctBooking(tx: Tx, correction: Correction): Promise<{ mailedTo?: string }> {
  const { bookingId, person, by, language, key } = correction
  const row = await lockBooking(tx, bookingId)
  const { name, email, phone, address, note } = row
  const given = parseInput(bookingPerson, { name, email, phone, address, note, ...person, language })
  const details = row.place === 'customer' ? given : { ...given, address }
  const corrected = { ...row, ...details, version: row.version + 1 }
  const isMailed = isNamedInMails(corrected, person)
  const told = isMailed && corrected.email !== null ? { mailedTo: corrected.email } : {}
  if (await hasChanged(tx, row.id, key)) return told
  refuseUnlessUpcoming(tx, row)
  await tx.db
    .updateTable('bookings')
    .set({ ...details, version: corrected.version })
    .where('id', '=', row.id)
    .execute()
  if (corrected.email !== row.email) {
    await removeMailedLinks(tx, row.id)
    await mailEarlierAddress(tx, row)
  }
  const change = { kind: 'corrected' as const, author: by, before: row, key }
  await recordChange(tx, corrected, change, isMailed)
  return told
}

/** How many come is in the note, and a mail about a table has all that was noted for it. */
function isNamedInMails(corrected: BookingRow, { name, email, address, note }: Correction['person']): boolean {
  const mailed = pickMailedDetails(corrected)
  const isNoteMailed = note !== undefined && (mailed.party !== null || mailed.note !== null)
  return isNoteMailed || [name, email, address].some((detail) => detail !== undefined)
}

/** A mailed link proves the address of its booking. One that went to the earlier address would prove the new one. */
async function removeMailedLinks(tx: Tx, bookingId: string): Promise<void> {
  await tx.db
    .deleteFrom('booking_links')
    .where('booking_id', '=', bookingId)
    .where('mailed_at', 'is not', null)
    .execute()
}
