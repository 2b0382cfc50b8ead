import type { Tx } from '../../context.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import type { JobPayload } from '../../queue/job-definitions.ts'
import { findChange } from '../bookings/index.ts'
import { findOrganisationReceptionist } from '../receptionists/index.ts'
import { listReceivers } from './list-receivers.ts'

/** Mails the staff what a caller did with a booking, unless the organisation wants no such mails. */
export async function mailBooking(tx: Tx, { bookingId, changeId }: JobPayload<'mail-booking'>): Promise<void> {
  const found = await findChange(tx, bookingId, changeId)
  if (found === undefined) return
  const { organisationId, ...change } = found
  const receptionist = await findOrganisationReceptionist(tx, organisationId)
  if (receptionist?.configuration.mailsBookings !== true) return
  for (const { email, firstName, userType } of await listReceivers(tx, organisationId, null)) {
    await enqueueMail(tx, {
      template: 'booking-notification',
      to: email,
      organisationId,
      props: { firstName, userType, bookingId, ...change },
    })
  }
}
