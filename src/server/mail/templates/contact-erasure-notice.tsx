import { formatBookingPeriod } from '#contracts/words/booking-times.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Details, Paragraph, Title } from './prose.tsx'

type Props = MailProps['contact-erasure-notice']

const TITLE = 'A caller’s data was erased'

/** To the owners of an organisation: counts of an erasure, and times that are free again. Contains no names. */
export const contactErasureNotice: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: ({ cancelled }) =>
    cancelled.length === 0 ? TITLE : `${TITLE}: ${countBookings(cancelled.length)} cancelled`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={TITLE} preview={TITLE} company={company}>
      <Title>{TITLE}</Title>
      <Paragraph>
        {props.firstName},{' '}
        {props.by === 'contact'
          ? 'somebody who had written or booked proved their address and erased what you kept of them.'
          : 'a colleague erased what you kept of a caller.'}{' '}
        Your counts and reports stay as they are.
      </Paragraph>
      <Details
        rows={[
          ['Conversations', String(props.conversations)],
          ['Bookings', String(props.bookings)],
        ]}
      />
      {props.cancelled.length > 0 && <Paragraph>These bookings are cancelled, and their times are free:</Paragraph>}
      {props.cancelled.map((booking) => (
        <Paragraph key={`${booking.startsAt} ${booking.diaryName}`}>
          {formatBookingPeriod(booking, 'en')}, {booking.service.en}, {booking.diaryName}
        </Paragraph>
      ))}
      <Action href={appUrl + props.path}>Open the diary</Action>
    </Layout>
  ),
}

const countBookings = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`)
