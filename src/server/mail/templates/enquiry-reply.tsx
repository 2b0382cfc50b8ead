import type { CompanySettings } from '#contracts/settings.ts'
import { formatWeekdayMoment } from '#contracts/words/dates.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Paragraph, Quote, Title } from './prose.tsx'
import { StaffMessage } from './staff-message.tsx'

type Props = MailProps['enquiry-reply']

/** A staff member's reply to an enquiry, in the thread of the acknowledgment. */
export const enquiryReply: MailTemplate<Props> = {
  subject: (props, company) => `Re: ${originalSubject(props, company)}`,

  Component: ({ props, company }) => (
    <Layout title={originalSubject(props, company)} preview={props.reply} company={company}>
      {props.name !== '' && <Title>Hello {props.name}</Title>}
      <StaffMessage>{props.reply}</StaffMessage>
      <Paragraph>{props.from === '' ? company.name : `${props.from}, ${company.name}`}</Paragraph>
      <Paragraph>You wrote on {formatWeekdayMoment(props.writtenAt)}:</Paragraph>
      <Quote>{props.message}</Quote>
    </Layout>
  ),
}

/** The subject of the acknowledgment, because some mail clients group mails by subject. */
function originalSubject({ kind, about }: Props, company: CompanySettings): string {
  if (kind === 'licensing') return `Your ${about} inquiry reached ${company.name}`
  return kind === 'contact' ? `Your message reached ${company.name}` : `We have your request: ${about}`
}
