import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Paragraph, Quote, Title } from './prose.tsx'

const PROMISE = "We'll get back to you within 24 hours"

/** To a visitor who sent the contact form. */
export const contactAcknowledgment: MailTemplate<MailProps['contact-acknowledgment']> = {
  isAutomaticReply: true,

  subject: (_props, company) => `Your message reached ${company.name}`,

  Component: ({ props, company }) => (
    <Layout title={`Your message reached ${company.name}`} preview={PROMISE} company={company}>
      <Title>Thank you, {props.name}</Title>
      <Paragraph>Your message reached us. {PROMISE}.</Paragraph>
      <Paragraph>This is what you wrote:</Paragraph>
      <Quote>{props.message}</Quote>
      <Paragraph>
        To add something, answer this mail. To speak to a person, ring {company.phone}
        {company.openingHours.length > 0 && ` (${openingHours(company.openingHours)})`}.
      </Paragraph>
      <Paragraph>{company.name}</Paragraph>
    </Layout>
  ),
}

function openingHours(hours: { days: string; hours: string }[]): string {
  return hours.map((entry) => `${entry.days}, ${entry.hours}`).join('; ')
}
