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
 * To the staff of an organisation, about what a caller did in the diary. It has neither address nor number, and of notes only
 * those of a table, because others may read the mailbox.
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

function listRows(props: Props): [string, string][] {
  const { customer, service, party, note, startsAt, previousStartsAt, diaryName, replaced = {} } = props
  const all: [string, string | null | undefined][] = [
    ['Who', compare(customer, replaced.customer)],
    ['What', compare(service, replaced.service?.en)],
    ['People', party == null ? null : compare(String(party), replaced.party)],
    ['When', formatWeekdayMoment(startsAt)],
    ['Before', previousStartsAt && formatWeekdayMoment(previousStartsAt)],
    ['Noted', note && withoutContacts(note)],
    ['New', listHidden(props)],
    ['In the diary of', diaryName],
  ]
  return all.flatMap(([name, value]) => (value == null || value === '' ? [] : [[name, value]]))
}

const compare = (now: string, before: string | number | null | undefined) =>
  before == null ? now : `${now} (before: ${before})`

/** What is new and is read with the booking alone. */
function listHidden({ note, replaced = {} }: Props): string {
  const { email, phone, address } = replaced
  const isNoted = replaced.note && note == null
  const named = { 'email address': email, 'phone number': phone, address: address !== undefined, note: isNoted }
  return Object.entries(named)
    .flatMap(([name, isNew]) => (isNew ? [name] : []))
    .join(', ')
}

/** Of what was noted, the parts without a number or an address of mail. */
const withoutContacts = (note: string) =>
  note
    .split('; ')
    .filter((part) => !/(?:\d[ -]?){7}|@/u.test(part))
    .join('; ')

function buildPath({ userType, bookingId }: Props): string {
  return userType === 'GOVERNMENT'
    ? href('/dashboard/government/receptionist/diary/:bookingId', { bookingId })
    : href('/dashboard/business/receptionist/diary/:bookingId', { bookingId })
}
