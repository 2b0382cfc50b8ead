import {
  type BookingState,
  type FreeDays,
  type OwnBooking,
  ownCancellation,
  ownMove,
} from '#contracts/receptionist/bookings.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { renderCalendarEntry } from '../../documents/index.ts'
import { AppError } from '../../errors.ts'
import { describeRows, listBookingRows } from '../../mail/templates/booking-rows.ts'
import { parseInput } from '../../parse.ts'
import { getCompany } from '../settings/index.ts'
import { type BookingRow, presentBooking } from './booking-row.ts'
import { cancelBooking } from './cancel-booking.ts'
import { findDiaryConfiguration } from './configuration.ts'
import { describePlace } from './describe-place.ts'
import { getLinkedRow } from './links.ts'
import { listFreeDays } from './list-free-days.ts'
import { describeBooking } from './mail-booking-news.ts'
import { moveBooking } from './move-booking.ts'
import { getOrganisationDetails } from './organisation-details.ts'
import { findOffer } from './slots.ts'

/** The link identifies the person, even when they are signed in to another organisation. */
const asVisitor = (ctx: Ctx): Ctx => ({ ...ctx, actor: { kind: 'visitor' } })

/** Returns the appointment of a link. Throws `link_invalid`. */
export async function getOwnBooking(ctx: Ctx, token: string): Promise<OwnBooking> {
  const row = await getLinkedRow(ctx, token)
  const { name, address, phone, ownDataPath } = await getOrganisationDetails(ctx, row.organisation_id)
  const booking = presentBooking(row)
  const state = findState(row, ctx.now())
  return {
    serviceName: booking.serviceName,
    diaryId: booking.diaryId,
    diaryName: booking.diaryName,
    diaryKind: booking.diaryKind,
    minutes: booking.minutes,
    priceCents: booking.priceCents,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    language: booking.language,
    version: booking.version,
    state,
    place: describePlace(booking, address),
    canMove: state === 'upcoming' && (await isMovable(ctx, row)),
    organisation: { name, address, phone },
    ownDataPath,
  }
}

/** Lists the times to which the appointment of a link can move. Throws `link_invalid`. */
export async function listOwnFreeDays(
  ctx: Ctx,
  token: string,
  question: { from?: string | undefined; allOf?: string | undefined },
): Promise<FreeDays> {
  const row = await getLinkedRow(ctx, token)
  const configuration = await findDiaryConfiguration(ctx, row.organisation_id)
  if (configuration === undefined) return { days: [], earlier: null, later: null }
  return listFreeDays(ctx, row, configuration, question)
}

/** Moves the appointment of a link. `taken`: the time is no longer free. Throws `link_invalid`, `conflict`. */
export async function moveOwnBooking(ctx: Ctx, token: string, input: unknown): Promise<'moved' | 'taken'> {
  const { diaryId, startsAt, version, key } = parseInput(ownMove, input)
  return inTransaction(asVisitor(ctx), async (tx) => {
    const row = await getLinkedRow(tx, token)
    const configuration = await findDiaryConfiguration(tx, row.organisation_id)
    const offer = configuration && findOffer(configuration, { serviceId: row.service_id, diaryId })
    const endsAt = new Date(Date.parse(startsAt) + (offer?.service.minutes ?? 0) * 60_000).toISOString()
    const slot = { serviceId: row.service_id, diaryId, startsAt, endsAt }
    const moved = await moveBooking(tx, { bookingId: row.id, slot, by: 'contact', version, key })
    return typeof moved === 'string' ? 'taken' : 'moved'
  })
}

/** Cancels the appointment of a link. Throws `link_invalid`, `conflict`. */
export async function cancelOwnBooking(ctx: Ctx, token: string, input: unknown): Promise<void> {
  const { key } = parseInput(ownCancellation, input)
  await inTransaction(asVisitor(ctx), async (tx) => {
    const { id } = await getLinkedRow(tx, token)
    await cancelBooking(tx, { bookingId: id, by: 'contact', key })
  })
}

/** Renders the calendar file of a link's appointment. Throws `link_invalid`, and `not_found` when it is cancelled. */
export async function renderOwnCalendarFile(ctx: Ctx, token: string): Promise<string> {
  const row = await getLinkedRow(ctx, token)
  if (row.status === 'cancelled') throw new AppError('not_found', 'This appointment is cancelled.')
  const organisation = await getOrganisationDetails(ctx, row.organisation_id)
  const { email } = await getCompany(ctx)
  const described = describeBooking(row, organisation)
  return renderCalendarEntry({
    method: 'PUBLISH',
    uid: `${row.id}@${new URL(ctx.config.appUrl).hostname}`,
    sequence: row.version,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    title: `${described.service}, ${organisation.name}`,
    description: describeRows(listBookingRows(described)),
    place: described.place,
    url: null,
    organiser: { name: organisation.name, email },
    attendee: null,
  })
}

function findState({ status, starts_at, ends_at }: BookingRow, now: Date): BookingState {
  if (status === 'cancelled') return 'cancelled'
  if (ends_at <= now.toISOString()) return 'over'
  return starts_at <= now.toISOString() ? 'begun' : 'upcoming'
}

/** Only staff move services that only staff book. */
async function isMovable(ctx: Ctx, row: BookingRow): Promise<boolean> {
  const configuration = await findDiaryConfiguration(ctx, row.organisation_id)
  const service = configuration?.services.find(({ id }) => id === row.service_id)
  return service?.booksAlone === true
}
