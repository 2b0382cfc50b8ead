import type { MailTemplate, MailTemplates } from './index.ts'
import { irishTime } from './irish-time.ts'
import { Layout } from './layout.tsx'
import { Action, Details, Quote, Title } from './prose.tsx'

type Props = MailTemplates['ticket-notification']

const EVENTS = { opened: 'New ticket', replied: 'Reply on ticket', reopened: 'Reopened ticket' }

/** To the team, about what a customer wrote on the desk. */
export const ticketNotification: MailTemplate<Props> = {
  subject: (props) => titleOf(props),

  Component: ({ props, company, appUrl }) => (
    <Layout title={titleOf(props)} preview={props.message} company={company}>
      <Title>{props.subject}</Title>
      <Details
        rows={[
          ['Ticket', `#${props.number} of ${props.organisation}`],
          ['From', `${props.name} (${props.email})`],
          ...(props.replyBy === null ? [] : [['Reply by', irishTime(props.replyBy)] as [string, string]]),
        ]}
      />
      {props.message !== '' && <Quote>{props.message}</Quote>}
      <Action href={`${appUrl}/dashboard/admin/inbox/tickets/${encodeURIComponent(props.ticketId)}`}>
        Open the ticket
      </Action>
    </Layout>
  ),
}

function titleOf({ event, number, organisation, subject }: Props): string {
  return `${EVENTS[event]} #${number}, ${organisation}: ${subject}`
}
