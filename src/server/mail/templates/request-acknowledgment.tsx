import { formatWeekdayMoment } from '#contracts/words/dates.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Paragraph, Quote, Title } from './prose.tsx'

/** To a member who sent a request from a portal. */
export const requestAcknowledgment: MailTemplate<MailProps['request-acknowledgment']> = {
  isAutomaticReply: true,

  subject: ({ topic }) => `We have your request: ${topic}`,

  Component: ({ props, company }) => (
    <Layout title={`We have your request: ${props.topic}`} preview={props.topic} company={company}>
      <Title>We have your request</Title>
      <Paragraph>
        {props.name === '' ? 'Thank you.' : `Thank you, ${props.name}.`} A person will answer you by{' '}
        {formatWeekdayMoment(props.replyBy)} at the latest.
      </Paragraph>
      <Paragraph>{props.topic}</Paragraph>
      <Quote>{props.message}</Quote>
      <Paragraph>To add something, answer this mail. To speak to a person, ring {company.phone}.</Paragraph>
      <Paragraph>{company.name}</Paragraph>
    </Layout>
  ),
}
