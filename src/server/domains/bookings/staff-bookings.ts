import { type Booking, bookingByHand, cancellationByHand, moveByHand } from '#contracts/receptionist/bookings.ts'
import type { DiaryConfiguration } from '#contracts/receptionist/diary.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { lockOrganisation } from '../organisations/index.ts'
import { listBlockRows } from './block-rows.ts'
import { type BookingRow, bookingNotFoundError, getBookingRow, presentBooking } from './booking-row.ts'
import { listBusyRows, releaseChangedEvent } from './busy-times.ts'
import { cancelBooking } from './cancel-booking.ts'
import { type CellRange, claimCells } from './cells.ts'
import { findDiaryConfiguration } from './configuration.ts'
import { findClosure, listOpenIntervals } from './hours.ts'
import { moveBooking } from './move-booking.ts'
import { storeBooking } from './record-change.ts'
import { buildOfferColumns, buildSlot, CELL, findOffer, listBookingCells, MINUTE, type Offer, STEP } from './slots.ts'
import { describeTimesNear } from './staff-times.ts'

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
      address: offer.service.place === 'customer' ? person.address : null,
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
    const slot = buildSlot(offer, Date.parse(startsAt))
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

type Wish = { organisationId: string; serviceId: string; diaryId: string; startsAt: string; outsideHours: boolean }

/** Returns what staff want to book. Throws `invalid_input` if nobody offers it, and for an unlikely time. */
async function requireLikelyOffer(tx: Tx, { organisationId, startsAt, outsideHours, ...wanted }: Wish) {
  const configuration = await findDiaryConfiguration(tx, organisationId)
  const offer = configuration && findOffer(configuration, wanted)
  if (configuration === undefined || offer === undefined) {
    const message = 'This service is not offered here. Please choose somebody who offers it'
    throw new AppError('invalid_input', message, { fieldErrors: { diaryId: message } })
  }
  refuseUnlikelyTime(tx, configuration, offer, { startsAt, outsideHours })
  return { configuration, offer }
}

/** Throws `invalid_input` for a past time, and for a time outside hours unless staff confirm it. */
function refuseUnlikelyTime(
  tx: Tx,
  configuration: DiaryConfiguration,
  offer: Offer,
  { startsAt, outsideHours }: { startsAt: string; outsideHours: boolean },
): void {
  const start = Date.parse(startsAt)
  // The current quarter hour is allowed, for walk-in customers.
  if (start + STEP <= tx.now().getTime()) {
    const message = 'This time has passed. Please choose a later one'
    throw new AppError('invalid_input', message, { fieldErrors: { startsAt: message } })
  }
  const reason = outsideHours ? undefined : findOutsideReason(configuration, offer, start)
  if (reason === undefined) return
  const message = `${reason}. Tick the box to book it all the same`
  throw new AppError('invalid_input', message, { fieldErrors: { outsideHours: message } })
}

/** Explains why the appointment is outside hours. Undefined when it is inside. */
function findOutsideReason(
  configuration: DiaryConfiguration,
  { service, diary }: Offer,
  start: number,
): string | undefined {
  const end = start + service.minutes * MINUTE
  const open = listOpenIntervals(configuration, diary, { from: start, to: end })
  if (open.some(({ from, to }) => from <= start && end <= to)) return undefined
  const closure = findClosure(configuration, irishDay(new Date(start)))
  return closure === undefined
    ? `${diary.name} has no hours at this time, or a break`
    : `This day is closed: ${closure.en}`
}

type Taken = { configuration: DiaryConfiguration; serviceId: string; startsAt: string; range: CellRange }

/** Builds the error for a taken time, with free times near it. */
async function buildTakenError(
  tx: Tx,
  { configuration, serviceId, startsAt, range: { organisationId, diaryId, cells } }: Taken,
): Promise<AppError> {
  const [from = 0, to = 0] = [cells.at(0), cells.at(-1)]
  const time = {
    organisationId,
    from: new Date(from * CELL).toISOString(),
    to: new Date((to + 1) * CELL).toISOString(),
  }
  const block = (await listBlockRows(tx, time)).find(({ diary_id }) => diary_id === diaryId)
  const [busy] = await listBusyRows(tx, { ...time, diaryId })
  const reason = describeObstacle(block?.reason, busy?.calendar)
  const day = irishDay(startsAt)
  const message =
    reason + (await describeTimesNear(tx, { organisationId, configuration, serviceId, day }, { startsAt, diaryId }))
  return new AppError('conflict', message, { fieldErrors: { startsAt: message } })
}

function describeObstacle(blockedFor: string | undefined, calendar: string | undefined): string {
  if (blockedFor !== undefined) return `This time is blocked: ${blockedFor}.`
  return calendar === undefined ? 'Somebody else has this time.' : `This time is busy in another calendar: ${calendar}.`
}
