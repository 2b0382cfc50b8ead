import type { MailTemplate, MailTemplates } from './index.ts'
import { irishTime } from './irish-time.ts'
import { Layout } from './layout.tsx'
import { Paragraph, Quote, Title } from './prose.tsx'

/** To somebody who sent a request from a portal. */
export const requestAcknowledgment: MailTemplate<MailTemplates['request-acknowledgment']> = {
  isAutomaticReply: true,

  subject: ({ topic }) => `We have your request: ${topic}`,

  Component: ({ props, company }) => (
    <Layout title={`We have your request: ${props.topic}`} preview={props.topic} company={company}>
      <Title>We have your request</Title>
      <Paragraph>
        {props.name === '' ? 'Thank you.' : `Thank you, ${props.name}.`} You hear from a person by{' '}
        {irishTime(props.replyBy)} at the latest.
      </Paragraph>
      <Paragraph>{props.topic}</Paragraph>
      <Quote>{props.message}</Quote>
      <Paragraph>To add something, answer this mail. To speak to a person, ring {company.phone}.</Paragraph>
      <Paragraph>{company.name}</Paragraph>
    </Layout>
  ),
}
