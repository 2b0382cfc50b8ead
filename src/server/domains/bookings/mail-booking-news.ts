import { addInIreland } from '../../calendar/irish-day.ts'
import type { Tx } from '../../context.ts'
import { href } from '../../links.ts'
import { enqueueMailWithinLimit } from '../../mail/enqueue.ts'
import type { MailProps } from '../../mail/templates/mail-template.ts'
import { enqueueJob } from '../../queue/enqueue-job.ts'
import { type BookingRow, presentBooking } from './booking-row.ts'
import { describePlace } from './describe-place.ts'
import { bookingLinkToken } from './links.ts'
import { pickMailedDetails } from './mailed-details.ts'
import { getOrganisationDetails, type OrganisationDetails } from './organisation-details.ts'

type News = MailProps['booking-news']['news']

/**
 * Mails the customer of an appointment. Sends nothing without an address or above the receiver's limit, because the
 * booking itself is valid.
 */
export async function mailBookingNews(
  tx: Tx,
  row: BookingRow,
  news: News,
  change: Pick<MailProps['booking-news'], 'previousStartsAt' | 'replaced'> = { previousStartsAt: null },
): Promise<void> {
  if (row.email === null) return
  const organisation = await getOrganisationDetails(tx, row.organisation_id)
  await enqueueMailWithinLimit(tx, {
    template: 'booking-news',
    to: row.email,
    organisationId: row.organisation_id,
    ...(organisation.email !== null && { replyTo: organisation.email }),
    props: {
      news,
      ...describeBooking(row, organisation),
      ...change,
      bookingId: row.id,
      version: row.version,
      email: row.email,
      dataUrl: organisation.ownDataPath && tx.config.appUrl + organisation.ownDataPath,
      url: news === 'cancelled' ? '' : await buildLink(tx, row, organisation),
    },
  })
}

/** What mails and calendar entries say of a booking. */
export function describeBooking(row: BookingRow, { name, address, phone }: OrganisationDetails) {
  const booking = presentBooking(row)
  return {
    language: row.language,
    organisation: { name, address, phone },
    name: row.name,
    service: booking.serviceName[row.language],
    diaryName: row.diary_name,
    diaryKind: row.diary_kind,
    minutes: booking.minutes,
    priceCents: row.price_cents,
    place: describePlace(booking, address),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    ...pickMailedDetails(row),
  }
}

/**
 * Tells the address that a booking had until now that another one has its place. It does not name that one. `earlier` is
 * the row before the change.
 */
export async function mailEarlierAddress(tx: Tx, earlier: BookingRow): Promise<void> {
  if (earlier.email === null) return
  const { name, address, phone, email } = await getOrganisationDetails(tx, earlier.organisation_id)
  const { language, starts_at: startsAt, ends_at: endsAt } = earlier
  await enqueueMailWithinLimit(tx, {
    template: 'booking-readdressed',
    to: earlier.email,
    organisationId: earlier.organisation_id,
    ...(email !== null && { replyTo: email }),
    props: {
      language,
      organisation: { name, address, phone },
      name: earlier.name,
      service: presentBooking(earlier).serviceName[language],
      startsAt,
      endsAt,
    },
  })
}

async function buildLink(tx: Tx, row: BookingRow, { slug }: OrganisationDetails): Promise<string> {
  const token = await bookingLinkToken(tx, { bookingId: row.id, isMailed: true })
  return tx.config.appUrl + href('/talk/:slug/booking/:token', { slug, token })
}

/** Enqueues the reminder for the day before, at the same Irish time. A booking made less than a day ahead has none. */
export async function scheduleReminder(tx: Tx, row: BookingRow): Promise<void> {
  const runAt = new Date(addInIreland(row.starts_at, { days: -1 }))
  if (row.email === null || runAt <= tx.now()) return
  const payload = { bookingId: row.id, version: row.version }
  await enqueueJob(tx, 'remind-of-booking', payload, { organisationId: row.organisation_id, runAt })
}

/** Mails the reminder, unless the booking was moved or cancelled since, or has begun. Runs at the end of its job. */
export async function remindOfBooking(tx: Tx, { bookingId, version }: { bookingId: string; version: number }) {
  const row = await tx.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .where('version', '=', version)
    .where('status', '=', 'booked')
    .where('starts_at', '>', tx.now().toISOString())
    .executeTakeFirst()
  if (row !== undefined) await mailBookingNews(tx, row, 'reminder')
}
