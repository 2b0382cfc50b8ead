import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Paragraph, Quote, Title } from './prose.tsx'

const PROMISE = "We'll get back to you within 24 hours"

/** To the sender of a licensing inquiry. */
export const licensingAcknowledgment: MailTemplate<MailProps['licensing-acknowledgment']> = {
  isAutomaticReply: true,

  subject: ({ module }, company) => `Your ${module} inquiry reached ${company.name}`,

  Component: ({ props, company }) => (
    <Layout title={`Your ${props.module} inquiry reached ${company.name}`} preview={PROMISE} company={company}>
      <Title>Your inquiry about {props.module} reached us</Title>
      <Paragraph>
        {props.organization === '' ? 'Thank you.' : `Thank you, ${props.organization}.`} {PROMISE}, with a scope, a
        price and the next step.
      </Paragraph>
      <Paragraph>This is what you wrote:</Paragraph>
      <Quote>{props.message}</Quote>
      <Paragraph>To add something, answer this mail. To speak to a person, ring {company.phone}.</Paragraph>
      <Paragraph>{company.name}</Paragraph>
    </Layout>
  ),
}
