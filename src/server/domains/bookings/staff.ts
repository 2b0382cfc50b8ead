import { type Booking, bookingByHand, cancellationByHand, moveByHand } from '#contracts/receptionist/bookings.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { lockOrganisation } from '../organisations/index.ts'
import {
  type BookingRow,
  bookingNotFoundError,
  buildOfferColumns,
  getBookingRow,
  listBookingCells,
  presentBooking,
} from './booking-row.ts'
import { releaseChangedEvent } from './busy-times.ts'
import { cancelBooking } from './cancel-booking.ts'
import { claimCells } from './cells.ts'
import { moveBooking } from './move-booking.ts'
import { buildTakenError, requireLikelyOffer } from './staff-rules.ts'
import { storeBooking } from './store-booking.ts'

/**
 * Books an appointment at any free time. Notice does not apply, and times outside hours need confirmation. Throws
 * `conflict` when the time is taken, `invalid_input` when it is past or outside hours, and `not_found` for an unknown
 * service or diary.
 */
export async function bookByHand(ctx: Ctx, input: unknown): Promise<Booking> {
  const { organisationId, userId } = requirePermission(ctx, 'bookings.change')
  const { serviceId, diaryId, startsAt, outsideHours, key, ...person } = parseInput(bookingByHand, input)
  const requestKey = `${userId}:${key}`
  return inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const known = await tx.db
      .selectFrom('bookings')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('request_key', '=', requestKey)
      .executeTakeFirst()
    if (known !== undefined) return presentBooking(known)
    const wish = { organisationId, serviceId, diaryId, startsAt, outsideHours }
    const { configuration, offer } = await requireLikelyOffer(tx, wish)
    const row: Omit<BookingRow, 'status' | 'version' | 'source' | 'clash_kept_at'> = {
      ...buildOfferColumns(offer, organisationId, Date.parse(startsAt), tx.now()),
      ...person,
      id: newId('bkg'),
      conversation_id: null,
      request_key: requestKey,
    }
    const range = listBookingCells(row)
    const isFree = await claimCells(tx, range, { bookingId: row.id, heldUntil: null, replaces: [] })
    if (!isFree) throw await buildTakenError(tx, { configuration, serviceId, startsAt, range })
    return storeBooking(tx, row, 'staff')
  })
}

/** Moves a booking to any free time. Throws like `bookByHand`, and `conflict` when the booking has changed. */
export async function moveByStaff(ctx: Ctx, input: unknown): Promise<Booking> {
  const { organisationId, userId } = requirePermission(ctx, 'bookings.change')
  const { bookingId, diaryId, startsAt, version, outsideHours, key } = parseInput(moveByHand, input)
  return inTransaction(ctx, async (tx) => {
    const row = await getBookingRow(tx, bookingId)
    if (row.organisation_id !== organisationId) throw bookingNotFoundError()
    const serviceId = row.service_id
    const wish = { organisationId, serviceId, diaryId, startsAt, outsideHours }
    const { configuration, offer } = await requireLikelyOffer(tx, wish)
    await lockOrganisation(tx, organisationId)
    await releaseChangedEvent(tx, bookingId, startsAt)
    const slot = { serviceId, diaryId, startsAt, endsAt: startsAt }
    const moved = await moveBooking(tx, { bookingId, slot, by: 'staff', version, key: `${userId}:${key}` })
    if (moved === 'not offered') throw new AppError('conflict', 'The appointment cannot be moved to this time.')
    if (moved !== 'taken') return moved
    const target = buildOfferColumns(offer, organisationId, Date.parse(startsAt), tx.now())
    throw await buildTakenError(tx, { configuration, serviceId, startsAt, range: listBookingCells(target) })
  })
}

/** Cancels a booking. Throws `conflict` when it is cancelled already or has begun. */
export async function cancelByStaff(ctx: Ctx, input: unknown): Promise<Booking> {
  const { userId } = requirePermission(ctx, 'bookings.change')
  const { bookingId, key } = parseInput(cancellationByHand, input)
  return inTransaction(ctx, (tx) => cancelBooking(tx, { bookingId, by: 'staff', key: `${userId}:${key}` }))
}
