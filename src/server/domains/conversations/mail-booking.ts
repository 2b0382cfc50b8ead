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
  const { organisationId, diaryName, ...change } = found
  const receptionist = await findOrganisationReceptionist(tx, organisationId)
  if (receptionist?.configuration.mailsBookings !== true) return
  // An only diary goes without saying.
  const offered = receptionist.configuration.diary.diaries.filter(({ isArchived }) => !isArchived)
  const isOnly = offered.length === 1 && offered[0]?.name === diaryName
  for (const { email, firstName, userType } of await listReceivers(tx, organisationId, null)) {
    await enqueueMail(tx, {
      template: 'booking-notification',
      to: email,
      organisationId,
      props: { firstName, userType, bookingId, diaryName: isOnly ? null : diaryName, ...change },
    })
  }
}
