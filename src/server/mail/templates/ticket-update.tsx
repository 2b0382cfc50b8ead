import { href } from '../../links.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Paragraph, Title } from './prose.tsx'
import { StaffMessage } from './staff-message.tsx'

type Props = MailProps['ticket-update']

/** To a customer, about a reply on their ticket or its resolution. All mails of a ticket have the same subject. */
export const ticketUpdate: MailTemplate<Props> = {
  subject: (props) => `Ticket #${props.number}: ${props.subject}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={`Ticket #${props.number}: ${props.subject}`} preview={props.reply ?? 'Resolved'} company={company}>
      <Title>{props.firstName === '' ? 'Hello' : `Hello ${props.firstName}`}</Title>
      {props.reply === null ? <Resolved subject={props.subject} /> : <StaffMessage>{props.reply}</StaffMessage>}
      <Paragraph>{props.from === '' ? company.name : `${props.from}, ${company.name}`}</Paragraph>
      <Action href={appUrl + ticketPath(props)}>
        {props.reply === null ? 'Open the ticket' : 'Reply in your dashboard'}
      </Action>
    </Layout>
  ),
}

function Resolved({ subject }: { subject: string }) {
  return (
    <Paragraph>
      We have marked your ticket "{subject}" as resolved. If the problem is not solved, reply to the ticket, and it
      opens again. If it is solved, please rate our help from 1 to 5.
    </Paragraph>
  )
}

function ticketPath({ userType, ticketId }: Props): string {
  return userType === 'GOVERNMENT'
    ? href('/dashboard/government/support/:ticketId', { ticketId })
    : href('/dashboard/business/support/:ticketId', { ticketId })
}
