import { formatWeekdayMoment } from '#contracts/words/dates.ts'
import { href } from '../../links.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Details, Paragraph, Title } from './prose.tsx'

type Props = MailProps['booking-notification']

const TITLES = {
  booked: 'New booking',
  moved: 'Booking moved',
  corrected: 'Booking with new details',
  cancelled: 'Booking cancelled',
}

/**
 * To the staff of an organisation, about what a caller did in the diary. It has neither address, number nor note, because
 * others may read the mailbox.
 */
export const bookingNotification: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => `${TITLES[props.change]}: ${props.service}, ${formatWeekdayMoment(props.startsAt)}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={TITLES[props.change]} preview={`${props.customer}, ${props.service}.`} company={company}>
      <Title>{TITLES[props.change]}</Title>
      <Details rows={listRows(props)} />
      <Action href={appUrl + buildPath(props)}>Open the booking</Action>
      <Paragraph>Whether these mails are sent is chosen in Set-up, under “When it brings in a person”.</Paragraph>
    </Layout>
  ),
}

function listRows({ customer, service, startsAt, previousStartsAt, diaryName }: Props): [string, string][] {
  const all: [string, string | null][] = [
    ['Who', customer],
    ['What', service],
    ['When', formatWeekdayMoment(startsAt)],
    ['Before', previousStartsAt && formatWeekdayMoment(previousStartsAt)],
    ['In the diary of', diaryName],
  ]
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
}

function buildPath({ userType, bookingId }: Props): string {
  return userType === 'GOVERNMENT'
    ? href('/dashboard/government/receptionist/diary/:bookingId', { bookingId })
    : href('/dashboard/business/receptionist/diary/:bookingId', { bookingId })
}
