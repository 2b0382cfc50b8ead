import {
  type Booking,
  type BookingChange,
  bookingByHand,
  cancellationByHand,
  moveByHand,
} from '#contracts/receptionist/bookings.ts'
import { requirePermission } from '../../access.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
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
  listCellsOf,
  presentBooking,
} from './booking-row.ts'
import { cancelBooking } from './cancel-booking.ts'
import { claimCells } from './cells.ts'
import { findDiaryConfiguration } from './configuration.ts'
import { moveBooking } from './move-booking.ts'
import { listBookings } from './read-bookings.ts'
import { readChanges } from './record-change.ts'
import { findOffer } from './slots.ts'
import { storeBooking } from './store-booking.ts'

/**
 * Writes an appointment into the diary, at any free time: staff know about hours and notice. Throws `conflict` when the
 * time is taken, and `not_found` for a service or diary that is not in the configuration.
 */
export async function bookByHand(ctx: Ctx, input: unknown): Promise<Booking> {
  const { organisationId, userId } = requirePermission(ctx, 'bookings.change')
  const { serviceId, diaryId, startsAt, key, ...person } = parseInput(bookingByHand, input)
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
    const configuration = await findDiaryConfiguration(tx, organisationId)
    const offer = configuration && findOffer(configuration, { serviceId, diaryId })
    if (offer === undefined) throw bookingNotFoundError()
    const row: Omit<BookingRow, 'status' | 'version' | 'source'> = {
      ...buildOfferColumns(offer, organisationId, Date.parse(startsAt), tx.now()),
      ...person,
      id: newId('bkg'),
      conversation_id: null,
      request_key: requestKey,
    }
    const isFree = await claimCells(tx, listCellsOf(row), { bookingId: row.id, heldUntil: null, replaces: [] })
    if (!isFree) throw takenError()
    return storeBooking(tx, row, 'staff')
  })
}

/** Moves a booking to any free time. Throws `conflict` when the time is taken or the booking has changed. */
export async function moveByStaff(ctx: Ctx, input: unknown): Promise<Booking> {
  const { organisationId, userId } = requirePermission(ctx, 'bookings.change')
  const { bookingId, diaryId, startsAt, version, key } = parseInput(moveByHand, input)
  return inTransaction(ctx, async (tx) => {
    const row = await getBookingRow(tx, bookingId)
    if (row.organisation_id !== organisationId) throw bookingNotFoundError()
    const slot = { serviceId: row.service_id, diaryId, startsAt, endsAt: startsAt }
    const moved = await moveBooking(tx, { bookingId, slot, by: 'staff', version, key: `${userId}:${key}` })
    if (moved === 'taken') throw takenError()
    if (moved === 'not offered') throw new AppError('conflict', 'The appointment cannot be moved to this time.')
    return moved
  })
}

/** Cancels a booking. Throws `conflict` when it is cancelled already or has begun. */
export async function cancelByStaff(ctx: Ctx, input: unknown): Promise<Booking> {
  const { userId } = requirePermission(ctx, 'bookings.change')
  const { bookingId, key } = parseInput(cancellationByHand, input)
  return inTransaction(ctx, (tx) => cancelBooking(tx, { bookingId, by: 'staff', key: `${userId}:${key}` }))
}

/** The bookings of an Irish day, of all diaries. */
export function listDay(ctx: Ctx, day: string): Promise<Booking[]> {
  return listDays(ctx, day, 1)
}

/** The bookings of seven days from an Irish day on, of all diaries. */
export function listWeek(ctx: Ctx, firstDay: string): Promise<Booking[]> {
  return listDays(ctx, firstDay, 7)
}

/** The history of a booking, oldest first. */
export async function listBookingChanges(ctx: Ctx, bookingId: string): Promise<BookingChange[]> {
  requirePermission(ctx, 'bookings.read')
  return readChanges(ctx, (await getBookingRow(ctx, bookingId)).id)
}

async function listDays(ctx: Ctx, day: string, days: number): Promise<Booking[]> {
  const { organisationId } = requirePermission(ctx, 'bookings.read')
  return listBookings(ctx, { organisationId, from: startOfIrishDay(day), to: startOfIrishDay(addToDay(day, { days })) })
}

function takenError(): AppError {
  return new AppError('conflict', 'Somebody else has this time. Please choose another one.')
}
