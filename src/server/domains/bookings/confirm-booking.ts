import { type Booking, bookingPerson } from '#contracts/receptionist/bookings.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { Tx } from '../../context.ts'
import type { BookingHoldsTable } from '../../database/booking-tables.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { lockOrganisation } from '../organisations/index.ts'
import { type BookingRow, presentBooking } from './booking-row.ts'
import { storeBooking } from './record-change.ts'
import { listBookingCells } from './slots.ts'

type Confirmation = {
  holdId: string
  conversationId: string
  /** The conversation of the booking, if the hold belongs to a waiting list. */
  madeIn?: string
  name: string
  email?: string | null | undefined
  phone?: string | null | undefined
  /** Null: the customer did not say where the service takes place. */
  address?: string | null | undefined
  note?: string | null | undefined
  language: Language
  /** Idempotency key. The same key gets the same booking. */
  key: string
}

/**
 * Turns a hold into a booking, with its history, mail and reminder. `expired`: the hold ended or was replaced. Throws
 * `invalid_input`, also without a word on the address of a service at the customer's.
 */
export async function confirmBooking(tx: Tx, request: Confirmation): Promise<Booking | 'expired'> {
  const { holdId, conversationId, madeIn = conversationId, key } = request
  const person = parseInput(bookingPerson, request)
  const requestKey = `${conversationId}:${key}`
  const hold = await tx.db
    .selectFrom('booking_holds')
    .selectAll()
    .where('id', '=', holdId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  if (hold === undefined) return 'expired'
  if (hold.place === 'customer' && request.address === undefined) throw noAddressError()
  await lockOrganisation(tx, hold.organisation_id)
  const known = await findConfirmed(tx, hold, requestKey)
  if (known !== undefined) return presentBooking(known)
  const { held_until, created_at: heldAt, ...offer } = hold
  const isHeld =
    held_until > tx.now().toISOString() && (await keepCells(tx, hold.id, listBookingCells(hold).cells.length))
  if (!isHeld) return 'expired'
  const address = hold.place === 'customer' ? person.address : null
  const row = { ...offer, ...person, address, conversation_id: madeIn, heldAt, request_key: requestKey }
  return storeBooking(tx, row, 'receptionist')
}

function noAddressError(): AppError {
  const message = 'Please give the address where it takes place'
  return new AppError('invalid_input', message, { fieldErrors: { address: message } })
}

/** A hold becomes one booking, even when requests have different keys. */
function findConfirmed(tx: Tx, hold: BookingHoldsTable, requestKey: string): Promise<BookingRow | undefined> {
  return tx.db
    .selectFrom('bookings')
    .selectAll()
    .where('organisation_id', '=', hold.organisation_id)
    .where('conversation_id', '=', hold.conversation_id)
    .where((row) => row.or([row('request_key', '=', requestKey), row('id', '=', hold.id)]))
    .orderBy('created_at')
    .executeTakeFirst()
}

/** Returns false when a process with a faster clock has given some of the cells to another caller. */
async function keepCells(tx: Tx, holdId: string, count: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('booking_cells')
    .set({ held_until: null })
    .where('booking_id', '=', holdId)
    .where('held_until', 'is not', null)
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) === count) return true
  await tx.db.deleteFrom('booking_cells').where('booking_id', '=', holdId).execute()
  return false
}
