import type { Tx } from '../../context.ts'
import { isRateLimited } from '../../limits/rate-limit.ts'
import { href } from '../../links.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import type { MailProps } from '../../mail/templates/mail-template.ts'
import { type BookingRow, presentBooking } from './booking-row.ts'
import { bookingLinkToken } from './links.ts'
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
  previousStartsAt: string | null = null,
): Promise<void> {
  if (row.email === null) return
  const organisation = await getOrganisationDetails(tx, row.organisation_id)
  const booking = presentBooking(row)
  const { name, address, phone } = organisation
  try {
    await enqueueMail(tx, {
      template: 'booking-news',
      to: row.email,
      organisationId: row.organisation_id,
      ...(organisation.email !== null && { replyTo: organisation.email }),
      props: {
        news,
        language: row.language,
        organisation: { name, address, phone },
        bookingId: row.id,
        version: row.version,
        name: row.name,
        email: row.email,
        service: booking.serviceName[row.language],
        diaryName: row.diary_name,
        diaryKind: row.diary_kind,
        minutes: booking.minutes,
        priceCents: row.price_cents,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        previousStartsAt,
        dataUrl: organisation.ownDataPath && tx.config.appUrl + organisation.ownDataPath,
        url: news === 'cancelled' ? '' : await buildLink(tx, row, organisation),
      },
    })
  } catch (error) {
    if (!isRateLimited(error)) throw error
  }
}

async function buildLink(tx: Tx, row: BookingRow, { slug }: OrganisationDetails): Promise<string> {
  const token = await bookingLinkToken(tx, { bookingId: row.id, isMailed: true })
  return tx.config.appUrl + href('/talk/:slug/booking/:token', { slug, token })
}
