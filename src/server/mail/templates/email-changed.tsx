import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Paragraph, Title } from './prose.tsx'

/** To the old address, as its owner may not be who changed it. */
export const emailChanged: MailTemplate<MailTemplates['email-changed']> = {
  subject: (_props, company) => `Your email address at ${company.name} was changed`,

  Component: ({ props, company }) => (
    <Layout title="Your email address was changed" preview="Was this not you?" company={company}>
      <Title>Your email address was changed</Title>
      <Paragraph>Hello {props.firstName}, your account no longer uses this address.</Paragraph>
      <Paragraph>Was this not you? Answer this mail or ring {company.phone} at once.</Paragraph>
    </Layout>
  ),
}
