import type { Selectable } from 'kysely'
import type { Booking } from '#contracts/receptionist/bookings.ts'
import { bilingualName } from '#contracts/receptionist/diary.ts'
import { findServicePlace } from '#contracts/receptionist/service-place.ts'
import type { Ctx } from '../../context.ts'
import type { BookingsTable } from '../../database/booking-tables.ts'
import { AppError } from '../../errors.ts'
import { MINUTE } from './slots.ts'

export type BookingRow = Selectable<BookingsTable>

/** Returns the booking without internal columns. */
export function presentBooking(row: BookingRow): Booking {
  const serviceName = bilingualName.parse(JSON.parse(row.service_name))
  return {
    id: row.id,
    organisationId: row.organisation_id,
    conversationId: row.conversation_id,
    serviceId: row.service_id,
    serviceName,
    diaryId: row.diary_id,
    diaryName: row.diary_name,
    diaryKind: row.diary_kind,
    minutes: (Date.parse(row.ends_at) - Date.parse(row.starts_at)) / MINUTE,
    priceCents: row.price_cents,
    place: findServicePlace({ name: serviceName, place: row.place }),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    note: row.note,
    language: row.language,
    status: row.status,
    version: row.version,
    isSample: row.source === 'sample',
    createdAt: row.created_at,
  }
}

export function bookingNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such booking.')
}

/** Returns the row of a booking. Throws `not_found`, also for an actor of another organisation or conversation. */
export async function getBookingRow(ctx: Ctx, bookingId: string): Promise<BookingRow> {
  const row = await ctx.db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirst()
  if (row === undefined || !canSee(ctx, row)) throw bookingNotFoundError()
  return row
}

/**
 * Members see the bookings of their organisation. Verbs check contacts, because a link or code proves more than the
 * conversation.
 */
function canSee({ actor }: Ctx, row: BookingRow): boolean {
  const isBound = actor.kind === 'member' || actor.kind === 'contact'
  return !isBound || actor.organisationId === row.organisation_id
}
