import { href } from '../../links.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Paragraph, Title } from './prose.tsx'

/** To the owner of an account after every change of the password. */
export const passwordChanged: MailTemplate<MailProps['password-changed']> = {
  subject: (_props, company) => `Your password for ${company.name} was changed`,

  Component: ({ props, company, appUrl }) => (
    <Layout title="Your password was changed" preview="Was this not you?" company={company}>
      <Title>Your password was changed</Title>
      <Paragraph>Hello {props.firstName}, your password was changed. Every other device was signed out.</Paragraph>
      <Paragraph>
        If this was not you, choose a new password at once at {`${appUrl}${href('/signin')}`} (Forgot password?) and
        answer this mail.
      </Paragraph>
    </Layout>
  ),
}
