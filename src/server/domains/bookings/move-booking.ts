import type { Booking, BookingAuthor } from '#contracts/receptionist/bookings.ts'
import type { Language, Slot } from '#contracts/receptionist/diary.ts'
import type { Tx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { lockOrganisation } from '../organisations/index.ts'
import { type BookingRow, getBookingRow, presentBooking } from './booking-row.ts'
import { claimCells } from './cells.ts'
import { findDiaryConfiguration } from './configuration.ts'
import { fillFreedCells } from './fill-freed-cells.ts'
import { hasChanged, recordChange } from './record-change.ts'
import { buildOfferColumns, findOffer, isOffered, listBookingCells } from './slots.ts'

type Move = {
  bookingId: string
  /** The receptionist may move a booking to another service, as to a larger table. */
  slot: Slot
  /** What the team reads from now on, where the move changes it. */
  note?: string | undefined
  by: BookingAuthor
  /** The language that the contact speaks now. The mails of the booking change to it. */
  language?: Language | undefined
  /** Idempotency key. A repeated request has no second effect. */
  key: string
  /** The version that the page showed. */
  version?: number | undefined
}

/**
 * Moves a booking to another time or diary, with its history, mail and reminder. Staff may choose any free time, others
 * only an offered one. `not offered` and `taken` change nothing. Throws `not_found`, and `conflict` for a booking that
 * is cancelled, has begun or has another version.
 */
export async function moveBooking(tx: Tx, move: Move): Promise<Booking | 'taken' | 'not offered'> {
  const row = await lockBooking(tx, move.bookingId)
  if (await hasChanged(tx, row.id, move.key)) return presentBooking(row)
  refuseUnlessUpcoming(tx, row)
  if (move.version !== undefined && move.version !== row.version) throw changedError()
  const target = await findTarget(tx, row, move)
  if (target === undefined) return 'not offered'
  const isSame = (['starts_at', 'diary_id', 'service_id'] as const).every((key) => target[key] === row[key])
  if (isSame) return presentBooking(row)
  const language = move.language ?? row.language
  const { note = row.note } = move
  const moved: BookingRow = { ...row, ...target, note, language, version: row.version + 1, clash_kept_at: null }
  const claim = { bookingId: row.id, heldUntil: null, replaces: [row.id] }
  if (!(await claimCells(tx, listBookingCells(moved), claim))) return 'taken'
  await fillFreedCells(tx, listBookingCells(row))
  await tx.db
    .updateTable('bookings')
    .set({ ...target, note, language, version: moved.version, clash_kept_at: null })
    .where('id', '=', row.id)
    .execute()
  // A larger table at the same time is no new time.
  const isTimeKept = moved.service_id !== row.service_id && moved.starts_at === row.starts_at
  const kind = isTimeKept ? 'corrected' : 'moved'
  await recordChange(tx, moved, { kind, author: move.by, before: row, key: move.key })
  return presentBooking(moved)
}

/** Returns the row after locking the organisation's diaries, so that changes of a booking run one after another. */
export async function lockBooking(tx: Tx, bookingId: string): Promise<BookingRow> {
  const { organisation_id } = await getBookingRow(tx, bookingId)
  await lockOrganisation(tx, organisation_id)
  return getBookingRow(tx, bookingId)
}

/** Throws `conflict` for a booking that is a sample, is cancelled or has begun. */
export function refuseUnlessUpcoming(tx: Tx, { source, status, starts_at }: BookingRow): void {
  if (source === 'sample') {
    throw new AppError('conflict', 'This appointment is a sample. It goes when the sample data is cleared.')
  }
  if (status === 'cancelled') throw new AppError('conflict', 'This appointment is already cancelled.')
  if (Date.parse(starts_at) <= tx.now().getTime()) {
    throw new AppError('conflict', 'This appointment has already begun.')
  }
}

function changedError(): AppError {
  return new AppError('conflict', 'This appointment has changed since you opened it. Please look at it again.')
}

/** Returns the target of a move: with the current length of its service. Its place and its price stay if the service does. */
async function findTarget(tx: Tx, row: BookingRow, { slot, by }: Move) {
  const configuration = await findDiaryConfiguration(tx, row.organisation_id)
  const isOther = slot.serviceId !== row.service_id
  if (configuration === undefined || (isOther && by !== 'receptionist')) return undefined
  const offer = findOffer(configuration, slot)
  if (offer === undefined) return undefined
  const isFuture = slot.startsAt > tx.now().toISOString()
  const isAllowed = by === 'staff' ? isFuture : offer.service.booksAlone && isOffered(configuration, slot, tx.now())
  if (!isAllowed) return undefined
  const {
    created_at: _,
    place,
    ...target
  } = buildOfferColumns(offer, row.organisation_id, Date.parse(slot.startsAt), tx.now())
  return isOther ? { ...target, place } : { ...target, price_cents: row.price_cents }
}
