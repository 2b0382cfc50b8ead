import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Paragraph, Title } from './prose.tsx'
import { Written } from './written.tsx'

type Props = MailTemplates['ticket-update']

/** To a customer: an answer on their ticket, or that it is resolved. All of one ticket have one subject. */
export const ticketUpdate: MailTemplate<Props> = {
  subject: (props) => `Ticket #${props.number}: ${props.subject}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={`Ticket #${props.number}: ${props.subject}`} preview={props.reply ?? 'Resolved'} company={company}>
      <Title>{props.firstName === '' ? 'Hello' : `Hello ${props.firstName}`}</Title>
      {props.reply === null ? <Resolved subject={props.subject} /> : <Written>{props.reply}</Written>}
      <Paragraph>{props.from === '' ? company.name : `${props.from}, ${company.name}`}</Paragraph>
      <Action href={`${appUrl}/dashboard/${dashboardOf(props)}/support/${encodeURIComponent(props.ticketId)}`}>
        {props.reply === null ? 'Open the ticket' : 'Reply in your dashboard'}
      </Action>
    </Layout>
  ),
}

function Resolved({ subject }: { subject: string }) {
  return (
    <Paragraph>
      We have marked your ticket "{subject}" resolved. If it is not settled, reply to it and it is open again. If it is,
      we would like to know how it went: you can rate it from 1 to 5.
    </Paragraph>
  )
}

function dashboardOf({ userType }: Props): string {
  return userType === 'GOVERNMENT' ? 'government' : 'business'
}
