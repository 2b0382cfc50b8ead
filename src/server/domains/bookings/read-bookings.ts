import type { Booking, BookingStatus } from '#contracts/receptionist/bookings.ts'
import type { Ctx } from '../../context.ts'
import { type BookingRow, getBookingRow, presentBooking } from './booking-row.ts'

/** More than an organisation has in a month. */
const MAX_BOOKINGS = 2_000

type Query = {
  organisationId: string
  /** Instants: bookings that overlap the time between them. */
  from: string
  to: string
  diaryId?: string | undefined
  /** Default: all but cancelled bookings. */
  status?: BookingStatus | undefined
}

/** Lists bookings of an organisation by start. */
export async function listBookings(ctx: Ctx, query: Query): Promise<Booking[]> {
  return (await listBookingRows(ctx, query)).map(presentBooking)
}

export function listBookingRows(ctx: Ctx, query: Query): Promise<BookingRow[]> {
  let select = ctx.db
    .selectFrom('bookings')
    .selectAll()
    .where('organisation_id', '=', query.organisationId)
    // An appointment lasts a day at most, so this range of the index on starts contains all overlapping ones.
    .where('starts_at', '>', new Date(Date.parse(query.from) - DAY).toISOString())
    .where('starts_at', '<', query.to)
    .where('ends_at', '>', query.from)
    .where('status', '=', query.status ?? 'booked')
  if (query.diaryId !== undefined) select = select.where('diary_id', '=', query.diaryId)
  return select.orderBy('starts_at').orderBy('id').limit(MAX_BOOKINGS).execute()
}

const DAY = 24 * 3_600_000

/** Returns one booking. Throws `not_found`, also for a booking of another organisation. */
export async function getBooking(ctx: Ctx, { bookingId }: { bookingId: string }): Promise<Booking> {
  return presentBooking(await getBookingRow(ctx, bookingId))
}

type ContactQuery = { organisationId: string } & ({ conversationId: string } | { email: string })

/** Lists the future bookings of a contact, soonest first: those of a conversation, or those of a proved address. */
export async function findBookingsOfContact(ctx: Ctx, query: ContactQuery): Promise<Booking[]> {
  const upcoming = ctx.db
    .selectFrom('bookings')
    .selectAll()
    .where('organisation_id', '=', query.organisationId)
    .where('status', '=', 'booked')
    .where('starts_at', '>', ctx.now().toISOString())
    .orderBy('starts_at')
    .limit(50)
  const own =
    'email' in query
      ? upcoming.where('email', '=', query.email.trim().toLowerCase())
      : upcoming.where('conversation_id', '=', query.conversationId)
  return (await own.execute()).map(presentBooking)
}
