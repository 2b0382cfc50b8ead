import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Paragraph, Title } from './prose.tsx'

/** To somebody whose password was changed, by whoever it was. */
export const passwordChanged: MailTemplate<MailTemplates['password-changed']> = {
  subject: (_props, company) => `Your password for ${company.name} was changed`,

  Component: ({ props, company, appUrl }) => (
    <Layout title="Your password was changed" preview="Was this not you?" company={company}>
      <Title>Your password was changed</Title>
      <Paragraph>Hello {props.firstName}, your password was changed. Every other device was signed out.</Paragraph>
      <Paragraph>
        Was this not you? Choose a new one at once at {appUrl}/signin (Forgot password?) and answer this mail.
      </Paragraph>
    </Layout>
  ),
}
