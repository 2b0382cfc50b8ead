import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Paragraph, Title } from './prose.tsx'

/** To the old address, because somebody else may have made the change. */
export const emailChanged: MailTemplate<MailProps['email-changed']> = {
  subject: (_props, company) => `Your email address at ${company.name} was changed`,

  Component: ({ props, company }) => (
    <Layout title="Your email address was changed" preview="Was this not you?" company={company}>
      <Title>Your email address was changed</Title>
      <Paragraph>Hello {props.firstName}, your account no longer uses this address.</Paragraph>
      <Paragraph>If this was not you, answer this mail or ring {company.phone} at once.</Paragraph>
    </Layout>
  ),
}
