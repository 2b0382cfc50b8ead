import { formatWeekdayMoment } from '#contracts/words/dates.ts'
import { href } from '../../links.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Details, Quote, Title } from './prose.tsx'

type Props = MailProps['ticket-notification']

const EVENTS = { opened: 'New ticket', replied: 'Reply on ticket', reopened: 'Reopened ticket' }

/** To the team, about a customer's ticket or reply. */
export const ticketNotification: MailTemplate<Props> = {
  subject: (props) => mailTitle(props),

  Component: ({ props, company, appUrl }) => (
    <Layout title={mailTitle(props)} preview={props.message} company={company}>
      <Title>{props.subject}</Title>
      <Details
        rows={[
          ['Ticket', `#${props.number} of ${props.organisation}`],
          ['From', `${props.name} (${props.email})`],
          ...(props.replyBy === null ? [] : [['Reply by', formatWeekdayMoment(props.replyBy)] as [string, string]]),
        ]}
      />
      {props.message !== '' && <Quote>{props.message}</Quote>}
      <Action href={appUrl + href('/dashboard/admin/inbox/tickets/:ticketId', { ticketId: props.ticketId })}>
        Open the ticket
      </Action>
    </Layout>
  ),
}

function mailTitle({ event, number, organisation, subject }: Props): string {
  return `${EVENTS[event]} #${number}, ${organisation}: ${subject}`
}
